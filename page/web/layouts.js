// Where the parts of pictures stand.

// Lays out a tree, whose nodes are in depth-first order; the parent of the root is null. Returns the middles of the
// nodes, in which a leaf takes a unit of the width and a level a unit of the height, and both in all.
export function treeLayout(parents) {
    const children = parents.map(() => []);
    const depths = [];
    parents.forEach((parent, node) => {
        depths.push(parent === null ? 0 : depths[parent] + 1);
        if (parent !== null) children[parent].push(node);
    });
    let width = 0;
    const across = children.map(({ length }) => (length === 0 ? width++ + 0.5 : undefined));
    for (const node of [...parents.keys()].reverse()) {
        const below = children[node].map((child) => across[child]);
        across[node] ??= below.reduce((sum, x) => sum + x, 0) / below.length;
    }
    const middles = depths.map((depth, node) => [across[node], depth + 0.5]);
    return { middles, width, height: depths.reduce((most, depth) => Math.max(most, depth + 1), 1) };
}

// Returns points on a circle in a square of 100 by 100, the first at the top.
export function circleLayout(count) {
    return Array.from({ length: count }, (_, index) => {
        const angle = (2 * Math.PI * index) / count - Math.PI / 2;
        return [50 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)];
    });
}

// Lays out a curve in a rectangle of 100 by 30. Returns its points and the height of zero. The lowest value is zero if
// `startsAtZero`, and otherwise as far from zero as the highest.
export function curveLayout(values, startsAtZero) {
    const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1);
    const least = startsAtZero ? 0 : -most;
    const height = (value) => 27 - (24 * (value - least)) / (most - least);
    const width = (index) => 2 + (96 * index) / Math.max(1, values.length - 1);
    return { points: values.map((value, index) => [width(index), height(value)]), zero: height(0) };
}
