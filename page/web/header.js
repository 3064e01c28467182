// Draws the top of the page: the game, the language and the theme.

import { button, element } from './elements.js';
import { chooseGame, switchLanguage } from './play.js';
import { state, words } from './state.js';
import { remember, remembered } from './storage.js';

export function drawHeader() {
    const text = words();
    const lang = state.language === 'zh' ? 'en' : 'zh-CN';
    const theme = { 'aria-label': text.theme, title: text.theme, onclick: switchTheme };
    document
        .getElementById('header')
        .replaceChildren(
            element('h1', { class: 'title' }, state.problem ? drawTitle(state.problem) : element('b', {}, text.games)),
            button('language', { lang, onclick: switchLanguage }, text.language),
            button('theme', theme, element('span', { 'aria-hidden': 'true' }, '◐')),
        );
}

const drawTitle = ({ number, title }) =>
    button(
        'title',
        { title: words().games, onclick: chooseGame },
        element('span', { 'aria-hidden': 'true' }, '☰ '),
        element('b', {}, number[state.language]),
        ' ',
        title[state.language],
    );

export function useRememberedTheme() {
    const theme = remembered('theme', ['light', 'dark']);
    if (theme) document.documentElement.dataset.theme = theme;
}

function switchTheme() {
    const { theme } = document.documentElement.dataset;
    const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    setTheme(isDark ? 'light' : 'dark');
}

function setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    remember('theme', theme);
}
