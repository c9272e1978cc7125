/** The field of a campaign a control stands for, as findings name it; null for any other. */
export function fieldAt(control: Element | null): string | null {
  const named = control?.closest('[name], [data-field]');
  const name = named?.getAttribute('data-field') ?? named?.getAttribute('name') ?? '';
  // A part of an ad is called by the part first.
  const field = name.replace(/^(\w+) ([\da-f-]{36})$/, 'ads.$2.$1');
  return /^[\w.-]{1,120}$/.test(field) ? field : null;
}
