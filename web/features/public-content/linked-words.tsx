import type { ReactNode } from 'react';

/** Words of a text that lead somewhere. */
export interface LinkedWord {
  words: string;
  href: string;
}

/** A text in which some words are links. Those that are there to be copied or called stay on one line. */
export function LinkedWords({ text, links }: { text: string; links: LinkedWord[] }) {
  return links.reduce<ReactNode[]>((parts, link) => parts.flatMap((part) => cutAt(part, link)), [text]);
}

function cutAt(part: ReactNode, { words, href }: LinkedWord): ReactNode[] {
  if (typeof part !== 'string') return [part];
  return part.split(words).flatMap((piece, place) =>
    place === 0
      ? [piece]
      : [
          <a
            key={`${href} ${place}`}
            href={href}
            className="whitespace-nowrap text-accent-text underline underline-offset-4"
          >
            {words}
          </a>,
          piece,
        ],
  );
}
