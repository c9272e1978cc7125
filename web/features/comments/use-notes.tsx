import type { Presence, Together } from '#contract/comments.ts';
import { api, queryClient } from '#web/api.ts';
import { useMay } from '#web/workspace/may.ts';
import { later, usePart } from '#web/ui/later.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
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

const notesParts = later(() => import('./notes-parts.ts'));

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
  const [isGivenUp, setIsGivenUp] = useState(false);
  const giveUp = useCallback(() => setIsGivenUp(true), []);
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
  const isMet = !isGivenUp && (isShared || comments.length > 0);
  const parts = usePart(notesParts, isMet, giveUp);
  const left = comments.filter(({ resolvedAt }) => resolvedAt === null);
  const others = isShared ? here.filter(({ isMe }) => !isMe) : [];

  return {
    /** Beside the title. */
    bar: subject !== undefined && parts && (
      <parts.NotesBeside
        {...{ subject, hear, focused, isShared }}
        here={others}
        count={left.length}
        onOpen={() => setOpen(focused.current)}
      />
    ),
    /** Below a field: who is there, and what was said of it. */
    below: (field: string): ReactNode =>
      parts && <parts.NotesBelow {...{ field, left }} here={others} onOpen={() => setOpen(field)} />,
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
