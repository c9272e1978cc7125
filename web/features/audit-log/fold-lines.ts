import type { AuditLine } from '#contract/audit-log.ts';

export interface LogDay {
  /** The moment of its newest line. */
  at: string;
  /** Lines that are told as one stand together, newest first. */
  groups: AuditLine[][];
}

/** So many of a kind are told as one. */
const fewest = 3;

/** The lines by the days of whoever reads; what one has done of one kind within a minute is together where it is folded. */
export function foldLines(lines: readonly AuditLine[], isFolded: boolean): LogDay[] {
  const days: LogDay[] = [];
  for (const line of lines) {
    const day = days.at(-1);
    if (!day || new Date(day.at).toDateString() !== new Date(line.at).toDateString()) {
      days.push({ at: line.at, groups: [[line]] });
      continue;
    }
    const group = day.groups.at(-1)!;
    if (isFolded && isAlike(group[0]!, line)) group.push(line);
    else day.groups.push([line]);
  }
  return days.map(({ at, groups }) => ({
    at,
    groups: groups.flatMap((group) => (group.length < fewest ? group.map((line) => [line]) : [group])),
  }));
}

function isAlike(one: AuditLine, other: AuditLine): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ actor, deed, subject, at }: AuditLine): string {
  // Rules are of many kinds, and answers to them of one.
  const kind = deed === 'law-answered' ? '' : (subject?.kind ?? '');
  return JSON.stringify([actor.kind, actor.name, deed, kind, at.slice(0, 'yyyy-mm-ddThh:mm'.length)]);
}
