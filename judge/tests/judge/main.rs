//! The judge from outside. One program of all its tests, which is built once and lets those that wait wait together.

mod commands;
mod hunt;
mod languages;
mod matrix;
mod play;
