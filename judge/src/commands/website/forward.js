// The board was here once: links to its games go on to it.
if (location.hash.startsWith('#problem=')) location.replace(`games.html${location.hash}`);
