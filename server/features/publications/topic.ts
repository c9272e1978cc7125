/** What is notified when a run has moved on. */
export function topicOf({ id }: { id: string }): string {
  return `publication:${id}`;
}
