import { everything } from './kind.ts';
import type { OperationRow } from './queries.ts';

type Placed = Pick<OperationRow, 'subject' | 'parts'>;

/** One operation at a time on the same part; while one works on everything, no other on any of it. */
export function isInTheWay(running: Placed, next: Placed): boolean {
  const isWhole = ({ parts }: Placed) => parts.includes(everything);
  if (running.subject === next.subject && (isWhole(running) || isWhole(next))) return true;
  return sharesPart(running, next);
}

/** Whether both work on the same part. */
export function sharesPart(one: Placed, other: Placed): boolean {
  return one.parts.some((part) => part !== everything && other.parts.includes(part));
}
