// Runs the games: in a worker, or on the main thread where no worker starts.

// Unpacks what the page holds in base64, packed by gzip. The worker has a copy of this function and of the next one.
async function unpack(packed) {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    // A Blob would do, but WebKit's workers cannot read one if the page is a local file.
    const { writable, readable } = new DecompressionStream('gzip');
    const writer = writable.getWriter();
    writer.write(bytes);
    writer.close();
    return new Response(readable).arrayBuffer();
}

// Starts the games. Returns a function from questions to answers, both JSON.
async function startGames(packed) {
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

const WORKER = `${unpack}
${startGames}
let ready;
onmessage = async ({ data }) => {
    try {
        if (data.packed) ready = startGames(data.packed);
        const respond = await ready;
        postMessage({ id: data.id, answer: data.packed ? '{}' : respond(data.question) });
    } catch (error) {
        postMessage({ id: data.id, failure: String(error) });
    }
};`;

class Engine {
    constructor(packed) {
        this.packed = packed;
        this.count = 0;
        this.start();
    }

    start() {
        this.waiting = new Map();
        this.local = null;
        try {
            const address = URL.createObjectURL(new Blob([WORKER], { type: 'text/javascript' }));
            this.worker = new Worker(address);
            this.worker.onmessage = ({ data }) => this.settle(data);
            // Some browsers start no worker from a file.
            this.worker.onerror = () => this.useMainThread();
            this.worker.postMessage({ id: 0, packed: this.packed });
        } catch {
            this.useMainThread();
        }
    }

    // Answers what is waiting without a worker.
    useMainThread() {
        this.worker?.terminate();
        this.worker = null;
        this.local = startGames(this.packed);
        for (const [id, { question }] of this.waiting) this.answerLocally(id, question);
    }

    async answerLocally(id, question) {
        try {
            const respond = await this.local;
            this.settle({ id, answer: respond(JSON.stringify({ ...question, quarter: true })) });
        } catch (error) {
            this.settle({ id, failure: String(error) });
        }
    }

    settle({ id, answer, failure }) {
        const waiting = this.waiting.get(id);
        this.waiting.delete(id);
        if (failure === undefined) {
            waiting?.resolve(JSON.parse(answer));
        } else if (id === 0) {
            this.useMainThread();
        } else {
            // After a crash, the memory may be in any state.
            this.restart();
            waiting?.resolve({ crashed: true });
        }
    }

    // Resolves to the answer, or to `{ crashed: true }` or `{ cancelled: true }`.
    ask(question) {
        const id = ++this.count;
        return new Promise((resolve) => {
            this.waiting.set(id, { resolve, question, start: performance.now() });
            if (this.worker) this.worker.postMessage({ id, question: JSON.stringify(question) });
            else this.answerLocally(id, question);
        });
    }

    restart() {
        this.worker?.terminate();
        const others = [...this.waiting.values()];
        this.start();
        for (const { resolve } of others) resolve({ cancelled: true });
    }

    // Stops what has been computed for some milliseconds. On the main thread nothing can be stopped.
    cancel(milliseconds = 0) {
        const [oldest] = this.waiting.values();
        if (this.worker && oldest && performance.now() - oldest.start >= milliseconds) this.restart();
    }
}
