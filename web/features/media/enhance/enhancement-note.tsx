import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RotateCw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameEnhancing, nameFailure, nameProblem } from './enhancement-words.ts';

interface EnhancementNoteProps {
  picture: Media;
  isBusy: boolean;
  /** The server has not answered yet, so what it last said is out of date. */
  isAsked: boolean;
  /** Between the two variants, once there are two. */
  choice: ReactNode;
  onEnhance: () => void;
}

/** How it stands with the enhancement of a picture, and what can be done about it. */
export function EnhancementNote({ picture, isBusy, isAsked, choice, onEnhance }: EnhancementNoteProps) {
  const { enhancement, fileName } = picture;
  const { status, percent } = enhancement;
  if (isBusy) {
    const isDone = status === 'done' && !isAsked;
    return (
      <div className="text-xs">
        <p role="status" className="mb-1.5 text-muted">
          {isDone ? m.media_done() : nameEnhancing(enhancement)}
        </p>
        <ProgressBar
          name={m.media_enhancing({ name: fileName })}
          // A result that is there is shown as whole before the picture changes.
          percent={isDone ? 100 : isAsked && status !== 'running' ? 0 : percent}
        />
      </div>
    );
  }
  const isFailed = status === 'failed';
  if (!isFailed && enhancement.enhancedUrl) return choice;
  return (
    <div className="space-y-2 text-xs">
      {isFailed && (
        <div role="alert" className="rounded-lg bg-danger-soft px-3 py-2 break-words text-danger-text">
          <p className="font-semibold">{nameFailure(enhancement)}</p>
          <p className="mt-0.5">{nameProblem(enhancement)}</p>
        </div>
      )}
      <Button size="small" variant="secondary" className="w-full px-2 whitespace-normal" onClick={onEnhance}>
        {isFailed ? <RotateCw aria-hidden /> : <Sparkles aria-hidden className="max-sm:hidden" />}
        {isFailed ? m.ui_try_again() : m.media_enhance()}
      </Button>
    </div>
  );
}
