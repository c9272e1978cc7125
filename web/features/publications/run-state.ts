import type { Publication } from '#contract/publishing/publications.ts';

/** Something is still being done about it, forwards or backwards. */
export function isUnderWay({ status }: Publication): boolean {
  return status === 'running' || status === 'waiting' || status === 'undoing';
}
