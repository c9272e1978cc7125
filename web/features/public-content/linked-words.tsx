import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

/** Words of a text that lead somewhere, or only stay together. */
export interface LinkedWord {
  words: string;
  href?: string;
}

/** A text in which some words are links. Those that are there to be copied or called stay on one line. */
export function LinkedWords({ text, links }: { text: string; links: LinkedWord[] }) {
  // With a joiner round its hyphen, which takes no room, this word stays on one line, too, and a number with its days.
  const whole = text.replaceAll('e-post', 'e\u2060-\u2060post').replaceAll(/(\d) (?=da[gy])/g, '$1\u00a0');
  return links.reduce<ReactNode[]>((parts, link) => parts.flatMap((part) => cutAt(part, link)), [whole]);
}

function cutAt(part: ReactNode, { words, href }: LinkedWord): ReactNode[] {
  if (typeof part !== 'string') return [part];
  return part.split(words).flatMap((piece, place) =>
    place === 0
      ? [piece]
      : [
          <a
            key={`${words} ${place}`}
            href={href}
            className={cn('whitespace-nowrap', href && 'text-accent-text underline underline-offset-4')}
          >
            {words}
          </a>,
          piece,
        ],
  );
}
