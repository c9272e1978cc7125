import type { AuditLine } from '#contract/audit-log.ts';

export interface LogDay {
  /** The moment of its newest line. */
  at: string;
  /** Lines that are told as one stand together, newest first. */
  groups: AuditLine[][];
}

/** So many of a kind are told as one. */
const fewest = 3;

/** Within so long somebody answers what the law asks of one campaign. */
const lawMs = 5 * 60_000;

/** Answers to the law, and what is in a picture, which it asks as well. */
export const isForTheLaw = ({ deed }: AuditLine) => deed === 'law-answered' || deed === 'picture-told';

/**
 * The lines by the days of whoever reads. Where they are folded, what one has done of one kind within a minute is together,
 * what one has told for the law within five, and all that came of one operation.
 */
export function foldLines(lines: readonly AuditLine[], isFolded: boolean): LogDay[] {
  const days: LogDay[] = [];
  for (const line of lines) {
    const day = days.at(-1);
    if (!day || new Date(day.at).toDateString() !== new Date(line.at).toDateString()) {
      days.push({ at: line.at, groups: [[line]] });
      continue;
    }
    const group = day.groups.at(-1)!;
    if (isFolded && belongs(line, group)) group.push(line);
    else day.groups.push([line]);
  }
  return days.map(({ at, groups }) => ({
    at,
    groups: groups.flatMap((group) =>
      group.length < fewest && !isOneOperation(group) ? group.map((line) => [line]) : [group],
    ),
  }));
}

/** Lines of which the oldest says what was asked for, and the others that it is done and what followed. */
export function isOneOperation([newer, older]: AuditLine[]): boolean {
  if (newer?.deed === 'operation-done')
    return older?.deed === 'operation-accepted' && newer.to?.['operation'] === older.to?.['operation'];
  const follows = newer?.deed === 'operation-accepted' && newer.to?.['follows'];
  return older?.deed === 'operation-done' && follows === older.subject?.kind;
}

function belongs(line: AuditLine, group: AuditLine[]): boolean {
  const isOne = isOneOperation(group);
  if ((isOne || group.length === 1) && isOneOperation([group.at(-1)!, line])) return true;
  return !isOne && isAlike(group[0]!, line);
}

function isAlike(one: AuditLine, other: AuditLine): boolean {
  if (!isForTheLaw(one) || !isForTheLaw(other)) return keyOf(one) === keyOf(other);
  const isNear = Date.parse(one.at) - Date.parse(other.at) <= lawMs;
  return isNear && one.actor.kind === other.actor.kind && one.actor.name === other.actor.name;
}

function keyOf({ actor, deed, subject, at }: AuditLine): string {
  const minute = at.slice(0, 'yyyy-mm-ddThh:mm'.length);
  return JSON.stringify([actor.kind, actor.name, deed, subject?.kind, minute]);
}
