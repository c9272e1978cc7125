import { Fragment, type ReactNode } from 'react';

const open = '\u{E000}';
const close = '\u{E001}';

interface FillInProps<Name extends string> {
  /** The sentence, with what it is given where the pieces belong. */
  say: (places: Record<Name, string>) => string;
  pieces: Record<Name, ReactNode>;
}

/** A sentence with pieces of the page in it. Where each stands, every language decides by itself. */
export function FillIn<Name extends string>({ say, pieces }: FillInProps<Name>) {
  const names = Object.keys(pieces) as Name[];
  const places = Object.fromEntries(names.map((name) => [name, `${open}${name}${close}`]));
  const parts = say(places as Record<Name, string>).split(/\u{E000}(.*?)\u{E001}/u);
  return parts.map((part, place) => (
    <Fragment key={place}>{place % 2 === 0 ? part : pieces[part as Name]}</Fragment>
  ));
}
