/** Names the parts of what the pointer is on, from the outermost to the innermost. */
export function namePointedParts(game, place) {
  game.addEventListener('pointermove', ({ clientX, clientY }) => {
    const names = partsAt(game.shadowRoot, clientX, clientY);
    place.replaceChildren(...names.flatMap((name) => [codeOf(name), ' ']));
  });
}

/** The parts at a point of a tree, and within the cards and piles of it what these hand on. */
function partsAt(root, x, y) {
  const names = [];
  let element = root.elementFromPoint(x, y);
  const inner = element?.shadowRoot;
  if (inner) names.push(...handedOn(element, inner, x, y));
  for (; element; element = element.parentElement) {
    if (element.part.length) names.unshift([...element.part].join(' '));
  }
  return names;
}

/** Drawings take no pointer; where they are is measured. */
function handedOn(element, inner, x, y) {
  const handed = (element.getAttribute('exportparts') ?? '').split(', ');
  return [...inner.querySelectorAll('[part]')]
    .filter((one) => contains(one.getBoundingClientRect(), x, y))
    .flatMap(({ part }) => [...part].filter((name) => handed.includes(name)))
    .filter((name, index, all) => all.indexOf(name) === index);
}

function contains({ left, top, right, bottom }, x, y) {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function codeOf(text) {
  const code = document.createElement('code');
  code.textContent = text;
  return code;
}
