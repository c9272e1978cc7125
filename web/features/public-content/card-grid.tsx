import type { LucideIcon } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';

interface GridCard {
  icon: LucideIcon;
  title: string;
  text: string;
  /** A few things under the text, one a line: what it is, and which. */
  points?: [name: string, value: string][];
  link?: { name: string; href: string };
}

/** Cards of equal standing, two or three beside each other where there is room: their parts stand in line. */
export function CardGrid({ cards, columns = 2 }: { cards: GridCard[]; columns?: 2 | 3 }) {
  const hasMore = cards.some(({ points, link }) => points ?? link);
  return (
    <ul className={cn('grid gap-4 sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
      {cards.map(({ icon: Icon, title, text, points, link }) => (
        <li
          key={title}
          className={cn(
            'grid grid-rows-subgrid gap-y-0 rounded-xl border border-line bg-surface p-6 sm:p-7',
            hasMore ? 'row-span-4' : 'row-span-2',
          )}
        >
          <h3 className="flex items-center gap-2.5 text-lg font-semibold">
            <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
            {title}
          </h3>
          <p className="mt-2 text-sm text-pretty text-muted">{text}</p>
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
            <p className="mt-2 text-sm">
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
