import { presenceTimes, type Together } from '#contract/comments.ts';
import { server } from '#web/api.ts';
import { followStream } from '#web/follow-stream.ts';
import { useWhileSeen } from '#web/ui/use-while-seen.ts';
import { type RefObject, useCallback, useState } from 'react';
import { fieldAt } from './field-at.ts';

export interface FollowTogetherProps {
  subject: string;
  hear: (news: Together) => void;
  /** Where the keyboard was last, for whoever wants to say something of it. */
  focused: RefObject<string | null>;
}

/** While the page is looked at: says where this window is, and hears of the others. */
export function FollowTogether({ subject, hear, focused }: FollowTogetherProps) {
  const [tabId] = useState(() => crypto.randomUUID());
  const run = useCallback(
    (until: AbortSignal) => {
      let field: string | null = fieldAt(document.activeElement);
      const say = () => void server.comments.arrive({ subject, tabId, field }).catch(() => {});
      const move = () => {
        const now = fieldAt(document.activeElement);
        focused.current = now ?? focused.current;
        if (now === field) return;
        field = now;
        say();
      };
      // Others' words wait until a word is composed: keyboards of phones do so with every word.
      let last: Together | undefined;
      let isComposing = false;
      const tell = () => last && hear(isComposing ? { ...last, version: null } : last);
      const compose = ({ type }: Event) => {
        isComposing = type === 'compositionstart';
        tell();
      };
      document.addEventListener('compositionstart', compose, { signal: until });
      document.addEventListener('compositionend', compose, { signal: until });
      say();
      const beat = setInterval(say, presenceTimes.beatMs);
      document.addEventListener('focusin', move, { signal: until });
      until.addEventListener('abort', () => {
        clearInterval(beat);
        void server.comments.leave({ tabId }).catch(() => {});
      });
      void followStream(
        {
          open: (signal) => server.comments.watch({ subject }, { signal }),
          hear(news) {
            last = { ...news, here: news.here.filter((one) => one.tabId !== tabId) };
            tell();
          },
        },
        until,
      );
    },
    [subject, tabId, hear, focused],
  );
  useWhileSeen(`together ${subject}`, run);
  return null;
}
