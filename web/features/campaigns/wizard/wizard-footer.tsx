import { m } from '#web/paraglide/messages.js';
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

/** Back and on. While something is missing, Next rests and the line above says what it waits for. */
export function WizardFooter({ gaps, onPrevious, next }: WizardFooterProps) {
  return (
    <div className="space-y-4 border-t border-line pt-5">
      <p id="wizard-gaps" role="status" className="text-sm text-muted empty:hidden">
        {gaps.length > 0 && describeGaps(gaps)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="secondary" disabled={!onPrevious} onClick={onPrevious}>
          <ArrowLeft aria-hidden />
          {m.campaigns_previous()}
        </Button>
        {next ?? (
          <Button type="submit" disabled={gaps.length > 0} aria-describedby="wizard-gaps">
            {m.campaigns_next()}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}
