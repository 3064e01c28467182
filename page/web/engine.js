// Asks the games: in a worker, or on the main thread where no worker starts.

import { startGames, WORKER_SCRIPT } from './worker.js';

export class Engine {
    constructor(packed) {
        this.packed = packed;
        this.count = 0;
        this.start();
    }

    start() {
        this.waiting = new Map();
        this.local = null;
        try {
            const script = URL.createObjectURL(new Blob([WORKER_SCRIPT], { type: 'text/javascript' }));
            this.worker = new Worker(script);
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
