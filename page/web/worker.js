// What runs in a worker. It gets a copy of the functions' text, so they use nothing but one another.

// Returns the bytes that the page holds in base64.
export function bytesOf(packed) {
    return Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
}

// Unpacks what the page holds in base64, packed by gzip.
export async function unpack(packed) {
    // A Blob would do, but WebKit's workers cannot read one if the page is a local file.
    const { writable, readable } = new DecompressionStream('gzip');
    const writer = writable.getWriter();
    writer.write(bytesOf(packed));
    writer.close();
    return new Response(readable).arrayBuffer();
}

// Starts a WebAssembly. Returns a function from bytes to bytes, which are to be read before it is called again.
export async function start(code) {
    const { instance } = await WebAssembly.instantiate(code);
    const { memory, question, answer, answer_start: answerStart } = instance.exports;
    return (asked) => {
        const place = question(asked.length);
        new Uint8Array(memory.buffer, place, asked.length).set(asked);
        const length = answer();
        return new Uint8Array(memory.buffer, answerStart(), length);
    };
}

// Starts the games. Returns a function from questions to answers, both JSON.
export async function startGames({ unpacker, games }) {
    const unpackGames = await start(await unpack(unpacker));
    const respond = await start(unpackGames(bytesOf(games)));
    return (text) => new TextDecoder().decode(respond(new TextEncoder().encode(text)));
}

// Answers the messages of the page, of which the first holds the games.
function answerMessages() {
    let games;
    globalThis.onmessage = async ({ data }) => {
        try {
            if (data.packed) games = startGames(data.packed);
            const respond = await games;
            postMessage({ id: data.id, answer: data.packed ? '{}' : respond(data.question) });
        } catch (error) {
            postMessage({ id: data.id, failure: String(error) });
        }
    };
}

export const WORKER_SCRIPT = [bytesOf, unpack, start, startGames, answerMessages, 'answerMessages();'].join('\n');
