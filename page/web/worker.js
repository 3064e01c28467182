// What runs in a worker. It gets a copy of the functions' text, so they use nothing but one another.

// Unpacks what the page holds in base64, packed by gzip.
export async function unpack(packed) {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    // A Blob would do, but WebKit's workers cannot read one if the page is a local file.
    const { writable, readable } = new DecompressionStream('gzip');
    const writer = writable.getWriter();
    writer.write(bytes);
    writer.close();
    return new Response(readable).arrayBuffer();
}

// Starts the games. Returns a function from questions to answers, both JSON.
export async function startGames(packed) {
    const { instance } = await WebAssembly.instantiate(await unpack(packed));
    const { memory, question, answer, answer_start: answerStart } = instance.exports;
    return (text) => {
        const asked = new TextEncoder().encode(text);
        const start = question(asked.length);
        new Uint8Array(memory.buffer, start, asked.length).set(asked);
        const length = answer();
        return new TextDecoder().decode(new Uint8Array(memory.buffer, answerStart(), length));
    };
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

export const WORKER_SCRIPT = [unpack, startGames, answerMessages, 'answerMessages();'].join('\n');
