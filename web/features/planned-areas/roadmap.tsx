import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';

export interface Quarter {
  name: string;
  text: string;
  isInDevelopment?: boolean;
}

/** What is planned for which quarter, along a line, and what is being worked on. */
export function Roadmap({ name, quarters }: { name: string; quarters: readonly Quarter[] }) {
  return (
    <ol aria-label={name} className="border-l border-line">
      {quarters.map(({ name: quarter, text, isInDevelopment = false }) => (
        <li key={quarter} className="relative pb-6 pl-6 last:pb-0">
          <span
            aria-hidden
            className={cn(
              'absolute top-1.5 -left-[5px] size-2.5 rounded-full',
              isInDevelopment ? 'bg-accent' : 'bg-line',
            )}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-sm font-semibold">{quarter}</span>
            <Badge tone={isInDevelopment ? 'accent' : 'neutral'}>
              {isInDevelopment ? m.planned_in_development() : m.planned_planned()}
            </Badge>
          </div>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
