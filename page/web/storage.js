// What the browser keeps between visits.

// Returns the stored value if it is a known one. Another page of the same origin may have stored anything.
export function remembered(key, known) {
    try {
        return known.find((value) => value === localStorage.getItem(key));
    } catch {
        return undefined;
    }
}

export function remember(key, value) {
    try {
        localStorage.setItem(key, value);
    } catch {
        // The page works without.
    }
}
