import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface GridCard {
  icon?: LucideIcon;
  title: string;
  text: string;
  /** What a link to this card ends with. */
  id?: string;
  /** Where the whole card leads. */
  href?: string;
  /** Stands on top. When one card has it, all have it, with points and a link. */
  picture?: ReactNode;
  /** A few things under the text, one a line: what it is, and which. */
  points?: [name: string, value: string][];
  link?: { name: string; href: string };
}

/** Cards of equal standing, two or three beside each other where there is room: their parts stand in line. */
export function CardGrid({ cards, columns = 2 }: { cards: GridCard[]; columns?: 2 | 3 }) {
  return (
    <ul className={cn('grid gap-4 sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
      {cards.map(({ icon: Icon, title, text, id, href, picture, points, link }) => (
        <li
          key={title}
          id={id}
          className={cn(
            'grid scroll-mt-4 grid-rows-subgrid gap-y-0 rounded-xl border border-line bg-surface p-6 sm:p-7',
            picture ? 'row-span-5' : 'row-span-2',
            // On a phone they are one list.
            href &&
              'relative hover:bg-hover max-sm:py-4 max-sm:not-first:-mt-4 max-sm:not-first:rounded-t-none max-sm:not-first:border-t-0 max-sm:not-last:rounded-b-none',
          )}
        >
          {picture && (
            <div className="-mx-6 -mt-6 mb-6 aspect-[4/3] justify-self-stretch overflow-hidden rounded-t-[11px] brightness-[0.88] light:brightness-100 sm:-mx-7 sm:-mt-7">
              {picture}
            </div>
          )}
          <h3 className="flex items-center gap-2.5 text-lg font-semibold">
            {Icon && <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />}
            <a href={href} className={cn(href && '-my-2.5 py-2.5 after:absolute after:inset-0')}>
              {title}
            </a>
          </h3>
          <p className="mt-2 text-pretty text-muted">{text}</p>
          {points && (
            <dl className="mt-4 space-y-1.5 border-t border-line pt-4 text-sm">
              {points.map(([name, value]) => (
                <div key={name} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="text-pretty">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {link && (
            <p className="mt-2 -mb-3 text-sm">
              <a
                href={link.href}
                className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
              >
                {link.name}
              </a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
