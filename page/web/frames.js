// What a frame of steps shows. Pictures are sheets, which have rows of tiles, or boards, which have a tile per place. A
// tile is its text, its tone and its mark; null is a gap.

// Returns the number of a frame that an address names: the last one if it is past the end.
export const clamped = (number, count) => Math.max(1, Math.min(number, count));

// Returns a frame without what its question asks for. A mark that the frame before has too gives nothing away. Where the
// answer is no tile's text, the places of the new tiles may be what is asked for, and so may the best one's; otherwise the
// best ones are shown as used, since without others they would tell that all are best.
export function concealed(frame, before) {
    const all = frame.pictures.flatMap(tilesOf).filter(Boolean);
    const isAnswered = all.some(([text, , mark]) => mark === 'new' && text === frame.question?.answer);
    const hidden = {
        new: isAnswered ? ['?', 'plain', 'new'] : ['', 'plain', null],
        best: isAnswered || all.some(([, , mark]) => mark === 'used') ? 'used' : null,
    };
    const pictures = frame.pictures.map((picture, index) => concealedPicture(picture, before?.pictures[index], hidden));
    return { ...frame, caption: '', theorem: null, pictures };
}

function concealedPicture(picture, before, hidden) {
    const conceal = (tiles, tilesBefore) =>
        tiles.map((tile, index) => tile && concealedTile(tile, tilesBefore?.[index], hidden));
    if (!picture.rows) return { ...picture, label: '', tiles: conceal(picture.tiles, before?.tiles) };
    const rows = picture.rows.map((row, index) => ({
        ...row,
        tiles: conceal(row.tiles, before?.rows?.[index]?.tiles),
    }));
    return { ...picture, rows };
}

function concealedTile([text, tone, mark], before, hidden) {
    if (mark === 'new') return hidden.new;
    if (mark === 'added') return ['', 'plain', null];
    if (mark === 'best') return [text, tone, hidden.best];
    const isKept = mark === 'used' || mark === 'removed' || before?.[2] === mark;
    return [text, tone, isKept ? mark : null];
}

const tilesOf = ({ rows, tiles }) => (rows ? rows.flatMap((row) => row.tiles) : tiles);

// Returns the marks that occur in a frame.
export const marksIn = (frame) =>
    new Set(
        frame.pictures
            .flatMap(tilesOf)
            .map((tile) => tile?.[2])
            .filter(Boolean),
    );

// Splits the rows of a sheet without headings of columns into equal parts of at most so many tiles, which stand below one
// another.
export function partsOf(rows, most) {
    const length = longestOf(rows);
    const count = Math.ceil(length / most);
    const width = Math.ceil(length / count);
    return Array.from({ length: count }, (_, index) =>
        rows.map(({ heading, tiles }) => ({ heading, tiles: tiles.slice(index * width, (index + 1) * width) })),
    );
}

// Returns the number of tiles of the longest row.
export function longestOf(rows) {
    return rows.reduce((longest, { tiles }) => Math.max(longest, tiles.length), 0);
}
