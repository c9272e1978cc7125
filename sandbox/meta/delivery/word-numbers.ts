/** `NOK 10.5 SEK 10.6` as a table: every word with the number behind it. */
export function wordNumbers(text: string): Record<string, number> {
  const words = text.trim().split(/\s+/);
  return Object.fromEntries(
    words.flatMap((word, place) => (place % 2 === 0 ? [[word, Number(words[place + 1])]] : [])),
  );
}
