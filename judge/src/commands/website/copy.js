// Copies the program as it is to be submitted.
const button = document.querySelector('button.copy');
const code = document.querySelector('pre code');

async function copy() {
    try {
        await navigator.clipboard.writeText(code.textContent);
    } catch {
        // Some browsers refuse it to a page that is opened from a folder.
        getSelection().selectAllChildren(code);
        document.execCommand('copy');
    }
    button.textContent = button.dataset.copied;
}

button.hidden = false;
button.addEventListener('click', copy);
