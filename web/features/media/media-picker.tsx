import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { toastError } from '#web/ui/toast.tsx';
import { useEffect, useRef } from 'react';
import { DropArea } from './drop-area.tsx';
import { moveItem, takeFiles } from './picture-files.ts';
import { PictureTile } from './picture-tile.tsx';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

interface MediaPickerProps {
  mediaIds: string[];
  pictures: Media[];
  most: number;
  uploads: Uploads;
  /** Gets the ids as they are now, and answers those that shall be. */
  onChange: (edit: (mediaIds: string[]) => string[]) => void;
}

/** The pictures of something: choose, drop or paste them, put them in order, take them away. */
export function MediaPicker({ mediaIds, pictures, most, uploads: sending, onChange }: MediaPickerProps) {
  const { uploads, add, dismiss } = sending;
  const running = uploads.filter(({ problem }) => problem === null).length;
  const room = most - mediaIds.length - running;

  function take(files: readonly File[]) {
    const { taken, surplus } = takeFiles(files, room);
    add(taken);
    if (surplus > 0) toastError(m.media_full({ most }), m.media_full_text({ count: surplus }));
  }
  usePastedFiles(take);

  return (
    <Card
      title={m.media_title()}
      text={m.media_text({ most })}
      action={
        <p role="status" className="text-sm font-semibold">
          {m.media_selected({ count: mediaIds.length, most })}
        </p>
      }
    >
      <div className="space-y-5">
        <DropArea isFull={room <= 0} most={most} onFiles={take} />
        {uploads.length > 0 && (
          <ul aria-label={m.media_uploads()} className="space-y-2">
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} onDismiss={() => dismiss(upload.key)} />
            ))}
          </ul>
        )}
        {pictures.length > 0 && (
          <ol aria-label={m.media_pictures()} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {pictures.map((picture, place) => (
              <PictureTile
                key={picture.id}
                picture={picture}
                isEnhanced={false}
                place={place + 1}
                of={pictures.length}
                onRemove={() => onChange((ids) => ids.filter((id) => id !== picture.id))}
                onMove={(by) => onChange((ids) => moveItem(ids, { id: picture.id, by }))}
              />
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}

/** Pictures from the clipboard, wherever on the page they are pasted. */
function usePastedFiles(onFiles: (files: readonly File[]) => void) {
  const newest = useRef(onFiles);
  useEffect(() => {
    newest.current = onFiles;
  });
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      newest.current(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
