import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { DropArea } from './drop-area.tsx';
import { takeFiles, type Kind } from './media-files.ts';
import { UploadList } from './upload-row.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import { useUploads } from './use-uploads.ts';

interface PictureUploadProps {
  /** Where the picture belongs. */
  place: string;
  mediaId: string | undefined;
  purpose?: 'logo' | undefined;
  /** Also tells that it was taken away again. */
  onUploaded: (mediaId: string | undefined) => void;
}

const picturesOnly: readonly Kind[] = ['image'];

/** One picture from this device: chosen, dropped or pasted, sent, shown, taken away again. */
export function PictureUpload({ place, mediaId, purpose, onUploaded }: PictureUploadProps) {
  const sending = useUploads({ place, kinds: picturesOnly, purpose, onUploaded });
  const { data: picture } = useQuery({
    ...api.media.get.queryOptions({ input: { id: mediaId ?? '' } }),
    enabled: mediaId !== undefined,
  });

  function take(files: readonly File[]) {
    sending.uploads.forEach(({ key }) => sending.dismiss(key));
    onUploaded(undefined);
    sending.add(takeFiles(files, 1).taken);
  }
  usePastedFiles(take);

  return (
    <div className="space-y-2">
      {!mediaId && <DropArea isFull={false} most={1} kinds={picturesOnly} purpose={purpose} onFiles={take} />}
      <UploadList of={sending} onFile={sending.resumeWith} />
      {mediaId && picture && (
        <div className="flex items-center gap-3 rounded-xl border border-line bg-raised p-2">
          <img src={picture.previewUrl} alt="" className="size-14 shrink-0 rounded-lg object-cover" />
          <p role="status" className="min-w-0 grow truncate text-sm font-medium">
            {picture.fileName}
          </p>
          <IconButton name={m.media_remove({ name: picture.fileName })} onClick={() => onUploaded(undefined)}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
