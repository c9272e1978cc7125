import type { DraftKeeper } from './draft-keeper.ts';

/** Leaves the caret at its words when others' words come into the field somebody types in. Answers how to stop. */
export function holdCaret(keeper: DraftKeeper): () => void {
  return keeper.subscribe(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const { value: before, selectionStart, selectionEnd, selectionDirection } = field;
    if (selectionStart === null || selectionEnd === null) return;
    // React writes into the page in a task of this kind, which was asked for before or right after this.
    queueMicrotask(() =>
      queueMicrotask(() => {
        if (field.value === before || document.activeElement !== field) return;
        const [start, end] = [selectionStart, selectionEnd].map((at) => moved(at, before, field.value));
        field.setSelectionRange(start!, end!, selectionDirection ?? 'none');
      }),
    );
  });
}

/** Where a place in a text is once the text has changed before or after it. */
export function moved(at: number, before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shorter && before[start] === after[start]) start += 1;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (at <= start) return at;
  return at >= before.length - end ? at + after.length - before.length : after.length - end;
}
