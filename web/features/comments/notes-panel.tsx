import type { Comment, Presence } from '#contract/comments.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { NewNote, type NewNoteProps } from './new-note.tsx';
import { Note, type NoteProps } from './note.tsx';

interface NotesPanelProps extends NewNoteProps, Omit<NoteProps, 'comment' | 'isAsked'> {
  comments: Comment[];
  here: readonly Presence[];
  /** The note somebody was led to. */
  asked: string | undefined;
}

/** Everything that was said of a campaign, what is open first, and a place to say more. */
export function NotesPanel(props: NotesPanelProps) {
  const { comments, here, asked, colleagues, canComment, onClose } = props;
  const [isAll, setIsAll] = useState(comments.some(({ id, resolvedAt }) => id === asked && resolvedAt));
  const shown = comments.filter(({ resolvedAt }) => isAll || resolvedAt === null);
  const settled = comments.length - comments.filter(({ resolvedAt }) => resolvedAt === null).length;
  const names = [...new Set(here.map(({ name }) => name))];
  return (
    <Dialog
      open
      shape="drawer"
      className="md:w-[28rem]"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.comments_title()}
      text={names.length > 0 ? m.comments_here({ names: names.join(', ') }) : m.comments_text()}
    >
      <div className="space-y-5">
        {canComment && <NewNote {...props} />}
        {comments.length === 0 && <p className="text-sm text-muted">{m.comments_none()}</p>}
        <ul className="divide-y divide-line">
          {shown.map((comment) => (
            <Note
              key={comment.id}
              {...props}
              {...{ comment, colleagues, canComment }}
              isAsked={comment.id === asked}
            />
          ))}
        </ul>
        {settled > 0 && !isAll && (
          <Button variant="ghost" size="small" onClick={() => setIsAll(true)}>
            {m.comments_show_settled({ count: settled })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
