/** What a statement answered. Both engines answer an object with rows; the shared type of a database does not say so. */
export function rowsOf<Row>(answer: unknown): Row[] {
  return (answer as { rows: Row[] }).rows;
}
