import { m } from '#web/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CircleAlert, X } from 'lucide-react';
import type { RunningUpload } from './use-uploads.ts';

interface UploadRowProps {
  upload: RunningUpload;
  onDismiss: () => void;
}

/** One file on its way, or why it did not get through. */
export function UploadRow({ upload, onDismiss }: UploadRowProps) {
  const { fileName, percent, problem } = upload;
  if (problem !== null) {
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
    <li className="flex items-center gap-3 rounded-xl border border-line bg-raised py-1 pr-1 pl-4 text-sm">
      <div className="min-w-0 grow py-2">
        <p className="flex justify-between gap-3">
          <span className="truncate">{fileName}</span>
          <span className="shrink-0 text-muted">{percent < 100 ? `${percent}%` : m.media_checking()}</span>
        </p>
        <ProgressBar className="mt-2" name={m.media_uploading({ name: fileName })} percent={percent} />
      </div>
      <IconButton name={m.media_cancel({ name: fileName })} onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
