//! What the rules of nearly every game use.

pub(crate) use itertools::Itertools;
pub(crate) use solver::{Budget, Game, Move, MoveOf, Part, Player};

pub(crate) use crate::Shape::{self, List, Number, Pairs, Row};
pub(crate) use crate::Word::{CountedLines, Length, LengthPlus, Lines, NewLine, Plain, Width};
pub(crate) use crate::cases::{near_ties, random, structured};
pub(crate) use crate::frame::{
    Course, Frame, Mark, Picture, Sheet, Steps, Strip, Theorem, Tile, Tone, sum_of, term,
};
pub(crate) use crate::indexed::{brute_force_lead, brute_force_leads, winning_moves};
pub(crate) use crate::input::shape::MAX_LENGTH;
pub(crate) use crate::mechanics::common::{
    cut_to_multiple_of, cut_to_same_length, edges, heap_bytes, in_64_bits, moves_taking_one,
    rooted_tree, square_corner, sum, sums,
};
pub(crate) use crate::shown::{Rule, Shown, Size};
pub(crate) use crate::text;
pub(crate) use crate::turn::{Board, Cell, Column, Piece, Places, Scene, Scoring, column};
pub(crate) use crate::words::{End, MoveName, Text, Words, same, words};
pub(crate) use crate::{
    About, AnswerType, Argument, Difficulty, Family, Format, Games, Input, ManyGames, Pair,
    Problem, Site, Structure, Value,
};
