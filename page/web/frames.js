// What a frame of steps shows. Pictures are sheets, which have rows of tiles, or boards, which have a tile per place. A
// tile is its text, its tone and its mark; null is a gap.

// Returns the number of a frame that an address names: the last one if it is past the end.
export const clamped = (number, count) => Math.max(1, Math.min(number, count));

// Returns a frame without what its question asks for. A mark that the frame before has too gives nothing away.
export function concealed(frame, before) {
    const pictures = frame.pictures.map((picture, index) => concealedPicture(picture, before?.pictures[index]));
    return { ...frame, caption: '', theorem: null, pictures };
}

function concealedPicture(picture, before) {
    const conceal = (tiles, tilesBefore) => tiles.map((tile, index) => concealedTile(tile, tilesBefore?.[index]));
    if (!picture.rows) return { ...picture, label: '', tiles: conceal(picture.tiles, before?.tiles) };
    const rows = picture.rows.map((row, index) => ({
        ...row,
        tiles: conceal(row.tiles, before?.rows?.[index]?.tiles),
    }));
    return { ...picture, rows };
}

function concealedTile(tile, before) {
    if (!tile) return null;
    const [text, tone, mark] = tile;
    if (mark === 'new') return ['?', 'plain', 'new'];
    if (mark === 'added') return ['', 'plain', null];
    if (mark === 'best') return [text, tone, 'used'];
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

// Splits the rows of a sheet without headings of columns into parts of so many tiles, which stand below one another.
export function partsOf(rows, most) {
    const length = rows.reduce((longest, { tiles }) => Math.max(longest, tiles.length), 0);
    const starts = Array.from({ length: Math.ceil(length / most) }, (_, index) => index * most);
    return starts.map((start) =>
        rows.map(({ heading, tiles }) => ({ heading, tiles: tiles.slice(start, start + most) })),
    );
}
