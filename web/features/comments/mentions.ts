import { type Colleague, commentLimits } from '#contract/comments.ts';

/** The ids of those whose names stand behind an @. */
export function mentionedIn(words: string, people: readonly Colleague[]): string[] {
  const parts = splitMentions(
    words,
    people.map(({ name }) => name),
  );
  return people
    .filter(({ name }) => parts.includes(`@${name}`))
    .map(({ id }) => id)
    .slice(0, commentLimits.mentions);
}

/** What was begun behind an @ right before the caret, and whom it could mean. */
export function suggest(words: string, caret: number, people: readonly Colleague[]) {
  const begun = /(?:^|\s)@([^@\n]{0,40})$/.exec(words.slice(0, caret))?.[1];
  if (begun === undefined) return { begun: '', names: [] };
  const sought = begun.toLocaleLowerCase();
  const names = people
    .map(({ name }) => name)
    .filter((name) => {
      const parts = name.toLocaleLowerCase();
      return parts !== sought && (parts.startsWith(sought) || parts.includes(` ${sought}`));
    });
  return { begun, names: [...new Set(names)].slice(0, 6) };
}

/** Words, and the names of those they mention, in turn. */
export function splitMentions(words: string, names: readonly string[]): string[] {
  const known = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const name = known.find((one) => words.startsWith(one, at));
    if (!name) continue;
    parts.push(words.slice(from, at), name);
    from = at + name.length;
    at = from - 1;
  }
  return [...parts, words.slice(from)];
}
