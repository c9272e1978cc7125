import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/form/file-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CircleAlert, CirclePause, FolderOpen, RotateCw, X } from 'lucide-react';
import type { useUploads } from './use-uploads.ts';
import type { UploadEntry } from './upload-entry.ts';
import { nameBytes, nameTimeLeft } from './upload-words.ts';

interface UploadListProps {
  of: Pick<ReturnType<typeof useUploads>, 'uploads' | 'resume' | 'dismiss'>;
  onFile: (key: string, file: File) => void;
}

/** The files on their way. */
export function UploadList({ of: { uploads, resume, dismiss }, onFile }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={m.media_uploads()} className="space-y-2">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onResume={() => resume(upload.key)}
          onFile={(file) => onFile(upload.key, file)}
          onDismiss={() => dismiss(upload.key)}
        />
      ))}
    </ul>
  );
}

interface UploadRowProps {
  upload: UploadEntry;
  onResume: () => void;
  onFile: (file: File) => void;
  onDismiss: () => void;
}

/** One file on its way, or what stands in its way. */
function UploadRow({ upload, onResume, onFile, onDismiss }: UploadRowProps) {
  const { fileName, stage, problem } = upload;
  if (stage === 'refused') {
    return (
      <li className="flex items-center gap-3 rounded-xl bg-danger-soft py-1 pr-1 pl-4 text-sm text-danger-text">
        <CircleAlert aria-hidden className="size-[18px] shrink-0" />
        <p role="alert" className="min-w-0 grow py-2 break-words">
          {problem}
        </p>
        <IconButton name={m.media_dismiss({ name: fileName })} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </li>
    );
  }
  return (
    <li className="rounded-xl border border-line bg-raised py-1 pr-1 pl-4 text-sm">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow py-2">
          <p className="flex justify-between gap-3">
            <span className="truncate font-medium">{fileName}</span>
            <span className="shrink-0 text-muted tabular-nums">{percentOf(upload)}%</span>
          </p>
          <ProgressBar
            className="mt-2"
            name={m.media_uploading({ name: fileName })}
            percent={percentOf(upload)}
          />
          <p className="mt-1.5 text-muted tabular-nums">{describe(upload)}</p>
        </div>
        <IconButton name={m.media_cancel({ name: fileName })} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
      {stage !== 'sending' && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pr-3 pb-3">
          <p role="status" className="flex min-w-0 items-start gap-2 text-warning-text">
            <CirclePause aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 break-words">{problem ?? m.media_asleep()}</span>
          </p>
          {stage === 'asleep' ? (
            // After a reload the browser may not read the file any more: the person has to point at it again.
            <FileButton
              icon={<FolderOpen aria-hidden />}
              className="h-auto max-w-full py-1.5 whitespace-normal"
              onFile={onFile}
            >
              {m.media_continue_file({ name: fileName })}
            </FileButton>
          ) : (
            <Button size="small" variant="secondary" onClick={onResume}>
              <RotateCw aria-hidden />
              {m.media_continue()}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function percentOf({ sentBytes, bytes }: UploadEntry): number {
  return bytes === 0 ? 0 : Math.floor((sentBytes / bytes) * 100);
}

function describe({ sentBytes, bytes, pace, stage }: UploadEntry): string {
  if (stage === 'sending' && sentBytes >= bytes) return m.media_checking();
  const amount = m.media_amount({ sent: nameBytes(sentBytes), all: nameBytes(bytes) });
  if (stage !== 'sending' || !pace) return amount;
  const speed = m.media_speed({ amount: nameBytes(pace.bytesPerSecond) });
  return [amount, speed, nameTimeLeft(pace.leftMs)].join(' · ');
}
