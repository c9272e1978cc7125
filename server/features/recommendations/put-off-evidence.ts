/** No evidence holds it. */
const mark = '\u001f';

interface Kept {
  evidence: string;
}

/** Whether it was put off by this evidence, now or earlier: figures go up and down, and what was said once is not said again. */
export function hasEvidence({ evidence }: Kept, found: string): boolean {
  return evidence.split(mark).includes(found);
}

/** All it was ever put off by, the last at the end. */
export function withEvidence(kept: Kept | undefined, found: string): string {
  return [kept?.evidence, found].filter((each) => each !== undefined).join(mark);
}

/** Without the last; undefined where that was the only one. */
export function withoutLast({ evidence }: Kept): string | undefined {
  const last = evidence.lastIndexOf(mark);
  return last < 0 ? undefined : evidence.slice(0, last);
}
