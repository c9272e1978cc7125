import type { PackName } from '#contract/compliance/finding.ts';
import type { Rule } from './rule.ts';
import { noGratis } from './rules/norway/no-gratis.ts';

/** A body of rules, as it stood on a day: a stored verdict names the version that it was found by. */
export interface Pack {
  name: PackName;
  version: string;
  rules: readonly Rule[];
}

export const packs: readonly Pack[] = [
  { name: 'norway', version: '2026-11-27', rules: [noGratis] },
  { name: 'eu', version: '2026-11-27', rules: [] },
  { name: 'meta', version: '2026-11-27', rules: [] },
];

export const rules: readonly Rule[] = packs.flatMap((pack) => pack.rules);
