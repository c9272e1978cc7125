import { Fragment, type ReactNode } from 'react';

/** Signs of no language, which stand in a sentence until what belongs there is put in. */
const first = 0xe0_00;

/**
 * A sentence of the catalogue with links or other nodes in it: `say` is given a sign for each of them, and they stand
 * where the sentence of each language has its places.
 */
export function fillWords<Name extends string>(
  say: (signs: Record<Name, string>) => string,
  nodes: Record<Name, ReactNode>,
): ReactNode {
  const names = Object.keys(nodes) as Name[];
  const signs = Object.fromEntries(
    names.map((name, place) => [name, String.fromCodePoint(first + place)]),
  ) as Record<Name, string>;
  return say(signs)
    .split(/([\uE000-\uE0FF])/)
    .map((part, place) => {
      const name = names.find((each) => signs[each] === part);
      return <Fragment key={place}>{name ? nodes[name] : part}</Fragment>;
    });
}
