/** What is notified when the reading of a website has moved on. */
export function readingTopic(id: string): string {
  return `reading:${id}`;
}
