type Key<Code extends string> = Code extends `${infer Head}-${infer Tail}` ? `${Head}_${Key<Tail>}` : Code;

/** A code the way keys of the catalogue are written. */
export function keyOf<Code extends string>(code: Code): Key<Code> {
  return code.replaceAll('-', '_') as Key<Code>;
}
