// The way through steps: which frame is shown, and what the reader has answered.

import { clamped, concealed } from './frames.js';
import { ask, replaceAddress } from './play.js';
import { isRight } from './questions.js';
import { draw, state } from './state.js';

// Asks for the steps of the input, with all their frames.
export async function loadCourse() {
    const key = JSON.stringify([state.problem.program, state.input, state.game, state.language]);
    if (state.course?.key === key) return;
    state.course = { key, isLoaded: false, steps: [] };
    const { cancelled, steps = [], marks = {} } = await ask({ ask: 'steps', input: state.input, game: state.game });
    if (state.course?.key !== key) return;
    const fresh = { answers: new Map(), revealed: new Set() };
    state.course = cancelled ? null : { key, isLoaded: true, steps, marks, ...fresh };
    draw();
}

// Returns the kinds of steps that the input has.
export const kindsOfSteps = () => state.course?.steps ?? [];

export const awaitsSteps = () => Boolean(state.steps) && !state.course?.isLoaded;

// Returns the frame that is shown, and where it is; its `frame` is null if the input is too large for it. Returns null
// if the game is played.
export function walk() {
    const steps = state.steps && kindsOfSteps().find(({ key }) => key === state.steps.key);
    if (!steps) return null;
    const { key, title, frames } = steps;
    if (!frames) return { key, title, frame: null };
    const number = clamped(state.steps.number, frames.length);
    const name = `${key}.${number}`;
    const whole = frames[number - 1];
    const { answers, revealed } = state.course;
    const given = state.asks ? answers.get(name) : undefined;
    const isAsked = Boolean(state.asks && whole.question && !given && !revealed.has(name));
    const frame = isAsked ? concealed(whole, frames[number - 2]) : whole;
    return { key, title, number, count: frames.length, name, frame, isAsked, given };
}

// Shows a frame of steps, or the game if `key` is null.
export function goToFrame(key, number = 1) {
    state.steps = key && { key, number };
    state.selected = [];
    replaceAddress();
    draw();
}

// Reveals what is asked, or goes on.
export function goOn() {
    const { key, number, count, name, isAsked } = walk();
    if (isAsked) {
        state.course.revealed.add(name);
        draw();
    } else if (number < count) {
        goToFrame(key, number + 1);
    }
}

export function goBack() {
    const { key, number } = walk();
    if (number > 1) goToFrame(key, number - 1);
}

export function answer(text) {
    const { name, frame } = walk();
    state.course.answers.set(name, { text, right: isRight(text, frame.question.answer) });
    draw();
}

// Begins or ends to ask. What was answered before no longer counts.
export function askFirst(asks) {
    state.asks = asks;
    state.course.answers.clear();
    state.course.revealed.clear();
    replaceAddress();
    draw();
}
