import type { Comment, Presence } from '#contract/comments.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { MessageSquare } from 'lucide-react';
import { FollowTogether, type FollowTogetherProps } from './follow-together.tsx';
import { HereNow } from './here-now.tsx';

interface NotesBesideProps extends FollowTogetherProps {
  isShared: boolean;
  here: readonly Presence[];
  /** How many notes are open. */
  count: number;
  onOpen: () => void;
}

/** Beside the title: who else is here, and the way to all that was said. */
export function NotesBeside({ subject, isShared, here, count, onOpen, ...following }: NotesBesideProps) {
  return (
    <div className="-my-2.5 flex items-center gap-1.5">
      {isShared && <FollowTogether key={subject} {...{ subject }} {...following} />}
      <HereNow here={here} />
      <Button
        variant="ghost"
        size="small"
        className="relative px-2 text-muted"
        aria-label={m.comments_open({ count })}
        onClick={onOpen}
      >
        <MessageSquare aria-hidden className="size-[18px]" />
        {count > 0 && count}
      </Button>
    </div>
  );
}

interface NotesBelowProps {
  field: string;
  here: readonly Presence[];
  left: readonly Comment[];
  onOpen: () => void;
}

/** Below a field: who is there, and what was said of it. */
export function NotesBelow({ field, here, left, onOpen }: NotesBelowProps) {
  const names = here.filter((one) => one.field === field).map(({ name }) => name);
  const notes = left.filter(({ spot }) => spot === field);
  if (names.length + notes.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-xs">
      {names.length > 0 && (
        <p dir="auto" className="rounded-full bg-accent-soft px-2 py-0.5 font-semibold text-accent-text">
          {m.comments_here_in_field({ names: names.join(', ') })}
        </p>
      )}
      {notes.length > 0 && (
        <Button variant="ghost" size="small" className="px-2 text-xs" onClick={onOpen}>
          <MessageSquare aria-hidden />
          {m.comments_count({ count: notes.length })}
        </Button>
      )}
    </div>
  );
}
