import type { Presence } from '#contract/comments.ts';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';

const shown = 3;

/** Who else has it open. */
export function HereNow({ here }: { here: readonly Presence[] }) {
  const names = [...new Set(here.map(({ name }) => name))];
  if (names.length === 0) return null;
  const rest = names.length - shown;
  return (
    <div className="flex items-center" title={m.comments_here({ names: names.join(', ') })}>
      <p className="sr-only" role="status">
        {m.comments_here({ names: names.join(', ') })}
      </p>
      {names.slice(0, shown).map((name) => (
        <Avatar key={name} name={name} className="-ml-1 size-7 border-2 border-surface text-[0.6875rem]" />
      ))}
      {rest > 0 && (
        <span aria-hidden className="ml-1 text-xs text-muted">
          +{rest}
        </span>
      )}
    </div>
  );
}
