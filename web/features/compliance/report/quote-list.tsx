/** The words that something is about. */
export function QuoteList({ quotes }: { quotes: string[] }) {
  if (quotes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5">
      {quotes.map((quote) => (
        <li key={quote}>
          <q className="font-medium wrap-anywhere">{quote}</q>
        </li>
      ))}
    </ul>
  );
}
