import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeGaps } from './gap-words.ts';
import type { Gap } from './wizard-steps.ts';

interface WizardFooterProps {
  gaps: readonly Gap[];
  onPrevious: (() => void) | undefined;
  /** Takes the place of Next. */
  next?: ReactNode;
}

/** Back and on, at the foot of the window. The line above says what is missing; Next then leads to it. */
export function WizardFooter({ gaps, onPrevious, next }: WizardFooterProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-20 -mx-4 space-y-3 border-t border-line bg-ground px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8 xl:mx-0 xl:px-0 [@media(height<500px)]:static"
    >
      <p id="wizard-gaps" role="status" className="text-sm text-muted empty:hidden">
        {gaps.length > 0 && describeGaps(gaps)}
      </p>
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="secondary"
          // Beside more than one button there is no room for its word on a phone.
          className={cn('shrink-0', next && 'w-11 px-0 sm:w-auto sm:px-4')}
          aria-label={m.campaigns_previous()}
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <ArrowLeft aria-hidden />
          <span className={cn(next && 'hidden sm:inline')}>{m.campaigns_previous()}</span>
        </Button>
        {next ?? (
          <Button type="submit" aria-describedby="wizard-gaps">
            {m.campaigns_next()}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}
