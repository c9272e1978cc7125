/** `#rrggbb` of a colour as it stands in a style; undefined for what is nearly transparent, or none. */
export function toHex(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  if (/^#[\da-f]{3}$/.test(value)) return value.replaceAll(/[\da-f]/g, '$&$&');
  if (/^#[\da-f]{6}([\da-f]{2})?$/.test(value)) return value.slice(0, 7);
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+%?))?\s*\)$/.exec(value) ?? [];
  if (red === undefined || Number.parseFloat(alpha) < 0.5) return undefined;
  const parts = [red, green!, blue!].map((part) => Math.min(255, Number(part)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** How far a colour is from grey, of 255. Black, white and grey every page has. */
export function strengthOf(colour: string): number {
  const parts = partsOf(colour);
  return Math.max(...parts) - Math.min(...parts);
}

/** Whether a colour is nearly white, so that little of it is seen. */
export function isPale(text: string): boolean {
  const colour = toHex(text);
  return colour !== undefined && Math.min(...partsOf(colour)) > 190;
}

/** The first of each kind of colour. */
export function withoutLookalikes(colours: string[]): string[] {
  const kept: string[] = [];
  for (const colour of colours) {
    const isNear = (other: string) =>
      partsOf(other).every((part, place) => Math.abs(part - partsOf(colour)[place]!) < 24);
    if (!kept.some(isNear)) kept.push(colour);
  }
  return kept;
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
