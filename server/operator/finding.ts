import type { Finding, JobKind } from '#contract/operator/operator.ts';
import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';

export interface Reader {
  locale: Language;
}
/** Looks at one part of the installation. What the queue holds is read once, for whichever looks ask. */
export type Look = (ctx: AppContext, locale: Reader, kinds: () => Promise<JobKind[]>) => Promise<Finding[]>;

export const fine = (text: string): Finding => ({ state: 'fine', text });
export const look = (text: string): Finding => ({ state: 'look', text });
export const lookIf = (isBad: boolean, bad: () => string, good: () => string): Finding =>
  isBad ? look(bad()) : fine(good());
/** Nothing where there are none. */
export const lookIfAny = (count: number, text: (given: { count: number }) => string): Finding[] =>
  count > 0 ? [look(text({ count }))] : [];
