import { type Colleague, type Comment, commentLimits } from '#contract/comments.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatDateTime } from '#web/ui/format/format.ts';
import { countGraphemes } from '#web/ui/format/graphemes.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import { MentionField } from './mention-field.tsx';
import { mentionedIn, splitMentions } from './mentions.ts';
import { findSpot, nameSpot, type Spot } from './spots.ts';
import { useNoteChange } from './use-note-change.ts';

export interface NoteProps {
  comment: Comment;
  spots: readonly Spot[];
  colleagues: Colleague[];
  canComment: boolean;
  /** Somebody was led to it. */
  isAsked: boolean;
  onShow: ((spot: string) => void) | undefined;
  onClose: () => void;
}

/** What somebody has said, and what can be done about it. */
export function Note(props: NoteProps) {
  const { comment, spots, colleagues, canComment, isAsked, onShow, onClose } = props;
  const { id, spot, by, words, isMine, canRemove, createdAt, editedAt, resolvedAt, resolvedBy } = comment;
  const [edited, setEdited] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const { change, isChanging } = useNoteChange();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAsked) item.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const isEmpty = !edited?.trim() || countGraphemes(edited) > commentLimits.words;

  return (
    <li
      ref={item}
      className={cn(
        'flex gap-3 py-4 first:pt-0',
        isAsked && '-mx-2 rounded-lg bg-accent-soft px-2 first:pt-4',
      )}
    >
      <Avatar name={by} className="size-8" />
      <div className="min-w-0 grow space-y-1.5 text-sm">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="font-semibold wrap-anywhere">{by}</bdi>
          <time dateTime={createdAt} title={formatDateTime(createdAt)} className="text-xs text-muted">
            {formatRelative(createdAt, now)}
            {editedAt && ` · ${m.comments_edited()}`}
          </time>
        </p>
        <p className="text-xs text-muted">
          {onShow && findSpot(spots, spot) ? (
            <button
              type="button"
              className="min-h-6 text-left text-accent-text underline-offset-2 hover:underline"
              onClick={() => (onClose(), onShow(spot!))}
            >
              {nameSpot(spots, spot)}
            </button>
          ) : (
            nameSpot(spots, spot)
          )}
        </p>
        {edited === undefined ? (
          <p dir="auto" className={cn('whitespace-pre-wrap wrap-anywhere', resolvedAt && 'text-muted')}>
            {splitMentions(words, comment.mentioned).map((part, place) =>
              place % 2 === 0 ? (
                part
              ) : (
                <strong key={place} className="font-semibold text-accent-text">
                  {part}
                </strong>
              ),
            )}
          </p>
        ) : (
          <MentionField
            label={m.comments_edit()}
            value={edited}
            onValueChange={setEdited}
            people={colleagues}
          />
        )}
        {resolvedAt && (
          <p className="text-xs text-muted">{m.comments_settled_by({ name: resolvedBy ?? '' })}</p>
        )}
        {canComment && (
          <div className="-ml-3 flex flex-wrap">
            {edited === undefined ? (
              <>
                <Act
                  busy={isChanging}
                  onClick={() => void change(() => server.comments.resolve({ id, isResolved: !resolvedAt }))}
                >
                  {resolvedAt ? m.comments_reopen() : m.comments_settle()}
                </Act>
                {isMine && <Act onClick={() => setEdited(words)}>{m.comments_change()}</Act>}
                {canRemove && <Act onClick={() => setIsAsking(true)}>{m.comments_remove()}</Act>}
              </>
            ) : (
              <>
                <Act
                  busy={isChanging}
                  disabled={isEmpty}
                  onClick={() => {
                    const mentions = mentionedIn(edited, colleagues);
                    void change(() => server.comments.edit({ id, words: edited, mentions })).then(
                      (isDone) => isDone && setEdited(undefined),
                    );
                  }}
                >
                  {m.comments_save()}
                </Act>
                <Act onClick={() => setEdited(undefined)}>{m.ui_cancel()}</Act>
              </>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.comments_remove_title()}
        text={m.comments_remove_text({ name: by })}
        confirm={m.comments_remove()}
        danger
        busy={isChanging}
        onConfirm={() => void change(() => server.comments.remove({ id })).then(() => setIsAsking(false))}
      />
    </li>
  );
}

function Act(props: { busy?: boolean; disabled?: boolean; onClick: () => void; children: string }) {
  return <Button variant="ghost" size="small" className="text-xs text-muted hover:text-text" {...props} />;
}
