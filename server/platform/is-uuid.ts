/** Whether a text has the shape of an id of ours, in either case: anything else would be refused by the database. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
