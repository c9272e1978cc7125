import type { m } from '#server/catalogue/messages.js';

type Key<Code extends string> = Code extends `${infer Head}-${infer Tail}` ? `${Head}_${Key<Tail>}` : Code;
type Code<Key extends string> = Key extends `${infer Head}_${infer Tail}` ? `${Head}-${Code<Tail>}` : Key;

export type TextKey = keyof typeof m;
/** A key of the catalogue the way codes are written everywhere else. */
export type TextCode = Code<TextKey>;

/** A code the way keys of the catalogue are written. */
export function keyOf<Written extends string>(code: Written): Key<Written> {
  return code.replaceAll('-', '_') as Key<Written>;
}
