import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useState, type ReactNode } from 'react';
import { DropArea } from './upload/drop-area.tsx';
import { EnhancementNote } from './enhance/enhancement-note.tsx';
import { MediaDialog } from './media-dialog.tsx';
import { moveItem, takeFiles } from './upload/media-files.ts';
import { MediaTile } from './media-tile.tsx';
import { isNoneUploaded } from './upload/upload-entry.ts';
import { UploadList } from './upload/upload-row.tsx';
import type { MediaSelection } from './use-media-selection.ts';
import { usePastedFiles } from './upload/use-pasted-files.ts';
import { VariantChoice } from './enhance/variant-choice.tsx';

const undoMs = 10_000;

interface MediaPickerProps {
  desk: MediaSelection;
  /** What there is to say or do about those that are chosen. */
  children?: ReactNode;
}

/** The pictures and films of something: choose, drop or paste them, enhance them, put them in order, take them away. */
export function MediaPicker({ desk, children }: MediaPickerProps) {
  const { media, count, most, enhancements, isEnhanced } = desk;
  const { uploads, kinds, add, resumeWith } = desk.uploads;
  const [openId, setOpenId] = useState<string>();
  const open = media.find(({ id }) => id === openId);
  const pending = uploads.filter(
    ({ stage }) => stage === 'sending' || stage === 'cut' || stage === 'held',
  ).length;
  const room = most - count - pending;
  const isPicturesOnly = !kinds.includes('video');

  function take(files: readonly File[]) {
    const { taken, surplus } = takeFiles(files, room);
    add(taken, count + pending);
    if (surplus > 0) toastError(m.media_full({ most }), m.media_full_text({ count: surplus }));
  }
  usePastedFiles(take);

  function remove({ id, fileName }: Media) {
    const putBack = desk.remove(id);
    toast(m.media_removed({ name: fileName }), undefined, {
      id: `removed-${id}`,
      durationMs: undoMs,
      action: { label: m.media_undo(), onClick: putBack },
    });
  }

  function choiceFor(one: Media) {
    const { id, fileName } = one;
    return (
      <VariantChoice
        fileName={fileName}
        isEnhanced={isEnhanced(one)}
        onChoose={(enhanced) => desk.choose(id, enhanced)}
      />
    );
  }

  return (
    <Card
      title={isPicturesOnly ? m.media_lab_desk() : m.media_title()}
      lede={!isPicturesOnly && m.media_text({ most })}
      action={
        <p role="status" className={cn('text-sm font-semibold', count === 0 && 'sr-only')}>
          {m.media_selected({ count, most })}
        </p>
      }
    >
      <div className="space-y-5">
        <Switch
          label={m.media_enhance_uploads()}
          hint={enhancements.isOn ? m.media_enhance_uploads_hint() : m.media_enhance_uploads_off()}
          checked={enhancements.isOn}
          onCheckedChange={enhancements.switchOn}
        />
        <DropArea isFull={room <= 0} isBrief={count > 0} most={most} kinds={kinds} onFiles={take} />
        {uploads.length > 1 && isNoneUploaded(uploads, count) && (
          <p role="alert" className="text-sm text-danger-text">
            {m.media_none_uploaded()}
          </p>
        )}
        <UploadList
          of={desk.uploads}
          onFile={(key, file) => (room > 0 ? resumeWith(key, file) : take([file]))}
        />
        {media.length > 0 && (
          <ol
            aria-label={m.media_pictures()}
            className={cn(
              'grid gap-3 min-[360px]:grid-cols-2 sm:grid-cols-3',
              isPicturesOnly && 'xl:grid-cols-2',
            )}
          >
            {media.map((one, place) => (
              <MediaTile
                key={one.id}
                media={one}
                isEnhanced={isEnhanced(one)}
                place={place + 1}
                of={media.length}
                onOpen={() => setOpenId(one.id)}
                onRemove={() => remove(one)}
                onMove={(by) => desk.arrange((ids) => moveItem(ids, { id: one.id, by }))}
              >
                {one.kind === 'image' && (
                  <EnhancementNote
                    picture={one}
                    isBusy={enhancements.isBusy(one)}
                    isAsked={enhancements.isAsked(one.id)}
                    choice={choiceFor(one)}
                    onEnhance={() => void enhancements.enhance(one.id)}
                  />
                )}
              </MediaTile>
            ))}
          </ol>
        )}
        {media.length > 0 && children}
      </div>
      {open && (
        <MediaDialog
          media={open}
          isEnhanced={isEnhanced(open)}
          choice={choiceFor(open)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </Card>
  );
}
