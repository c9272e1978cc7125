const named =
  /\borg(?:anisasjons)?[\s.-]*(?:nr|nummer|no|number)?[\s.:]*(?:NO[\s-]?)?(\d{3}[\s.]?\d{3}[\s.]?\d{3})(?!\d)/giu;
const taxed = /(?<!\d)(?:NO[\s-]?)?(\d{3}[\s.]?\d{3}[\s.]?\d{3})\s?MVA\b/gu;

/** The number in the register of firms that a website gives as its own; undefined where it gives none, or several. */
export function firmNumberIn(lines: string[]): { number: string; words: string } | undefined {
  const found = lines.flatMap((line) =>
    [...line.matchAll(named), ...line.matchAll(taxed)].map(([, digits = '']) => ({
      number: digits.replaceAll(/\D/g, ''),
      words: line,
    })),
  );
  const numbers = new Set(found.map(({ number }) => number));
  return numbers.size === 1 ? found[0] : undefined;
}
