// Makes elements. Text never becomes HTML.

export function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    setAttributes(made, attributes);
    made.append(...children.filter((child) => child !== null && child !== undefined));
    return made;
}

// Makes an element of a picture.
export function shape(name, attributes, ...children) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    setAttributes(made, attributes);
    made.append(...children);
    return made;
}

function setAttributes(made, attributes) {
    for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
        else if (value === true) made.setAttribute(key, '');
        else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
    }
}

// Makes a button. `key` finds it again after the page was drawn anew.
export const button = (key, attributes, ...children) =>
    element('button', { 'data-key': key, ...attributes }, ...children);
