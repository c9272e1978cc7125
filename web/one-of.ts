/** What was told, where it is one of those that are known; undefined otherwise. */
export function oneOf<Known extends string>(known: readonly Known[], told: unknown): Known | undefined {
  return known.find((one) => one === told);
}

/** What a browser kept, where it is a list of texts; an empty list otherwise. */
export function onlyTexts(kept: unknown): string[] {
  return Array.isArray(kept) && kept.every((text) => typeof text === 'string') ? kept : [];
}
