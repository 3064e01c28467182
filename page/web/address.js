// The address: what stands after the `#` names the game, the input, the moves and how they are played.

export function addressOf({ problem, input, game, moves, side, hides, steps, asks }) {
    if (!problem) return '#';
    const parts = new URLSearchParams({ problem: problem.name, input });
    if (game > 0) parts.set('game', game);
    if (moves.length > 0) parts.set('moves', moves.join('.'));
    if (side !== 'both') parts.set('side', side);
    if (hides) parts.set('hide', 1);
    if (steps) parts.set('steps', `${steps.key}.${steps.number}`);
    if (steps && asks) parts.set('ask', 1);
    return `#${parts}`;
}

// Parses an address. A missing name or input is null; a number that cannot be read is NaN, which the engine refuses.
export function parsedAddress(hash) {
    const parts = new URLSearchParams(hash.slice(1));
    const side = parts.get('side');
    return {
        name: parts.get('problem'),
        input: parts.get('input'),
        game: Number(parts.get('game') ?? 0),
        moves: (parts.get('moves') ?? '').split('.').filter(Boolean).map(Number),
        side: ['0', '1'].includes(side) ? side : 'both',
        hides: parts.get('hide') === '1',
        steps: parsedSteps(parts.get('steps')),
        asks: parts.has('ask'),
    };
}

// Parses `table.7`. A number that cannot be read is 1.
function parsedSteps(text) {
    const [key, number] = (text ?? '').split('.');
    return key ? { key, number: Math.max(1, Math.floor(Number(number)) || 1) } : null;
}
