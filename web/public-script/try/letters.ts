const msPerLetter = 16;

/** Types words into each of these, one after the other. All of them keep their room, so that nothing jumps. */
export async function typeInto(
  parts: readonly (readonly [element: HTMLElement, words: string])[],
  isOver: () => boolean,
): Promise<void> {
  const written = parts.map(([element, words]) => {
    const rest = document.createElement('span');
    rest.style.opacity = '0';
    rest.textContent = words;
    const shown = document.createTextNode('');
    element.replaceChildren(shown, rest);
    return { shown, rest, words };
  });
  for (const { shown, rest, words } of written) {
    const startedAt = performance.now();
    for (let count = 0; count < words.length && !isOver();) {
      const now = await nextFrame();
      count = Math.min(words.length, Math.floor((now - startedAt) / msPerLetter));
      shown.data = words.slice(0, count);
      rest.textContent = words.slice(count);
    }
    // Whoever takes over sees all that is still here.
    if (isOver()) rest.style.opacity = '';
  }
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
