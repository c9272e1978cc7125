import type { LucideIcon } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';

interface GridCard {
  icon: LucideIcon;
  title: string;
  text: string;
  /** A few things under the text, one a line. */
  points?: string[];
}

/** Cards of equal standing, two or three beside each other where there is room. */
export function CardGrid({ cards, columns = 2 }: { cards: GridCard[]; columns?: 2 | 3 }) {
  return (
    <ul className={cn('grid gap-4 sm:grid-cols-2', columns === 3 && 'lg:grid-cols-3')}>
      {cards.map(({ icon: Icon, title, text, points }) => (
        <li key={title} className="flex flex-col rounded-xl border border-line bg-surface p-6 sm:p-7">
          <h3 className="flex items-center gap-2.5 text-lg font-semibold">
            <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
            {title}
          </h3>
          <p className="mt-2 mb-4 text-sm text-pretty text-muted last:mb-0">{text}</p>
          {points && (
            <ul className="mt-auto space-y-1.5 border-t border-line pt-4 text-sm">
              {points.map((point) => (
                <li key={point} className="text-pretty">
                  {point}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
