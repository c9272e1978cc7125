import type { Presence, Together } from '#contract/comments.ts';
import { api, queryClient } from '#web/api.ts';
import { useMay } from '#web/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { later, usePart } from '#web/ui/later.ts';
import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FollowTogether } from './follow-together.tsx';
import { HereNow } from './here-now.tsx';
import type { Spot } from './spots.ts';

export interface About {
  /** Undefined while there is nothing to talk about. */
  subject: string | undefined;
  /** What can be talked about. */
  spots: readonly Spot[];
  /** Leads to one of them; left out where they are all on this page. */
  onShow?: (spot: string) => void;
  /** The draft was saved by somebody. */
  onVersion?: (version: number) => void;
}

const notesPanel = later(() => import('./notes-panel.tsx'));

/** What was said of a campaign, and who else is here. Where nobody else belongs to the workspace, nothing is seen of it. */
export function useNotes({ subject, spots, onShow, onVersion }: About) {
  const input = { subject: subject ?? '' };
  const { data } = useQuery({
    ...api.comments.list.queryOptions({ input }),
    enabled: subject !== undefined,
  });
  const canComment = useMay('comment');
  const comments = data?.comments ?? [];
  const [params] = useSearchParams();
  const asked = params.get('note') ?? undefined;
  /** What the panel is open about: null for the whole, undefined while it is closed. */
  const [open, setOpen] = useState<string | null | undefined>(asked === undefined ? undefined : null);
  const close = useCallback(() => setOpen(undefined), []);
  const [here, setHere] = useState<readonly Presence[]>([]);
  const lastNotes = useRef<string>(undefined);
  const focused = useRef<string>(null);

  const hear = useCallback(
    (news: Together) => {
      setHere(news.here);
      if (news.version !== null) onVersion?.(news.version);
      if (lastNotes.current !== undefined && lastNotes.current !== news.notes)
        void queryClient.invalidateQueries({ queryKey: api.comments.list.key() });
      lastNotes.current = news.notes;
    },
    [onVersion],
  );

  const isShared = data !== undefined && data.colleagues.length > 0;
  const isMet = isShared || comments.length > 0;
  const parts = usePart(notesPanel, isMet && open !== undefined, close);
  const left = comments.filter(({ resolvedAt }) => resolvedAt === null);
  const others = isShared ? here.filter(({ isMe }) => !isMe) : [];

  return {
    /** Beside the title. */
    bar: subject !== undefined && isMet && (
      <div className="flex items-center gap-1.5">
        {isShared && <FollowTogether key={subject} {...{ subject, hear, focused }} />}
        <HereNow here={others} />
        <Button
          variant="ghost"
          size="small"
          className="relative px-2 text-muted"
          aria-label={m.comments_open({ count: left.length })}
          onClick={() => setOpen(focused.current)}
        >
          <MessageSquare aria-hidden className="size-[18px]" />
          {left.length > 0 && left.length}
        </Button>
      </div>
    ),
    /** Below a field: who is there, and what was said of it. */
    below: (field: string): ReactNode => {
      const names = others.filter((one) => one.field === field).map(({ name }) => name);
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
            <Button variant="ghost" size="small" className="px-2 text-xs" onClick={() => setOpen(field)}>
              <MessageSquare aria-hidden />
              {m.comments_count({ count: notes.length })}
            </Button>
          )}
        </div>
      );
    },
    panel: subject !== undefined && parts && data && open !== undefined && (
      <parts.NotesPanel
        {...{ subject, spots, onShow, asked }}
        {...data}
        canComment={canComment}
        here={others}
        about={open}
        onClose={close}
      />
    ),
  };
}
