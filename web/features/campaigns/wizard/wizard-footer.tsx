import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeGaps } from './gap-words.ts';
import type { Gap } from './wizard-steps.ts';

interface WizardFooterProps {
  /** What is said to be missing. */
  gaps: readonly Gap[];
  onPrevious: (() => void) | undefined;
  /** Where there is no room for it beside the step: shows the ad so far. */
  preview: ReactNode;
  /** The next step was asked for, and its code is not there yet. */
  isOnItsWay: boolean;
  /** The next step was asked for, and is being drawn: whoever stands at the end of a long step sees nothing else of it. */
  isPressed?: boolean;
  /** Of Next. */
  variant?: 'primary' | 'secondary';
  /** Takes the place of Next. */
  next?: ReactNode;
}

/** Back and on, at the foot of the window. The line above says what is missing; Next then leads to it. */
export function WizardFooter({ gaps, onPrevious, preview, next, ...state }: WizardFooterProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-20 -mx-4 space-y-2 border-t border-line bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:space-y-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8 xl:mx-0 xl:px-0 [@media(height<500px)]:static"
    >
      <p id="wizard-gaps" role="status" className="text-sm text-muted empty:hidden">
        {gaps.length > 0 && describeGaps(gaps)}
      </p>
      <div className="flex items-center justify-between gap-2 max-sm:flex-wrap">
        <Button
          variant="secondary"
          className="w-11 shrink-0 px-0 sm:w-auto sm:px-4"
          aria-label={m.campaigns_previous()}
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <ArrowLeft aria-hidden />
          <span className="hidden sm:inline">{m.campaigns_previous()}</span>
        </Button>
        {preview}
        {next ?? (
          <Button
            type="submit"
            aria-describedby="wizard-gaps"
            busy={state.isOnItsWay}
            variant={state.variant}
            className={state.isPressed ? 'opacity-70' : undefined}
          >
            {m.campaigns_next()}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}
