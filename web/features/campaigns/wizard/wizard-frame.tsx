import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useKeptPlace } from '#web/ui/use-kept-place.ts';
import { beyondPhone, useWideScreen } from '#web/ui/use-wide-screen.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { showControl } from '../show-control.ts';
import type { StepName } from '#contract/campaigns/gap-codes.ts';
import type { WizardPlaceNow } from './use-wizard-step.ts';
import { WizardStepper } from './wizard-stepper.tsx';

interface WizardFrameProps {
  isCreating: boolean;
  /** Of one that was kept before. */
  campaignTitle: string | undefined;
  step: WizardPlaceNow;
  /** Leads to another step; left out while nothing may be changed. */
  onStep: ((n: number) => void) | undefined;
  /** Whether somebody has just come here from another step. */
  isStepChange: boolean;
  /** What they came to change. */
  field: string | undefined;
  back: { to: string; state: unknown };
  note: ReactNode;
  /** What must be known before going on. */
  banners: ReactNode;
  children: ReactNode;
}

/** The wizard round its step: where one is, how to go back, whether everything is saved. */
export function WizardFrame(props: WizardFrameProps) {
  const { isCreating, campaignTitle, step, isStepChange, field, back, note, banners, onStep, children } =
    props;
  const hasRoom = useWideScreen(beyondPhone);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed may be gone with its banner: another version is read from its beginning.
  const keptPlace = useKeptPlace(() => heading.current);
  const where = m.campaigns_step({ n: step.headedFor, total: step.steps.length });
  const stepper = (
    <WizardStepper key={step.name} {...step} n={step.headedFor} {...{ onStep, hasRoom, where, note }} />
  );
  const title = isCreating ? m.campaigns_create() : m.campaigns_edit();
  const isReview = step.name === 'review';
  useEffect(() => {
    if (!isStepChange) return;
    if (field && showControl(field)) return;
    heading.current?.focus({ preventScroll: true });
  }, [step.name, isStepChange, field]);

  return (
    <Page title={title} className={cn('pt-3 xl:max-w-6xl', isReview ? 'max-w-6xl' : 'max-w-3xl')}>
      {/* The bar at the foot ends the page. */}
      <div {...keptPlace} className="space-y-3 has-[[data-foot-bar]]:-mb-6">
        <div className="space-y-2">
          <PageHeader
            title={title}
            of={campaignTitle}
            text={
              // On a phone what is filled in comes first.
              <span className="max-sm:hidden">
                {isCreating ? m.campaigns_create_text() : m.campaigns_edit_text()}
              </span>
            }
            back={{ ...back, name: step.n > 1 ? m.campaigns_back_step() : m.campaigns_back() }}
            actions={hasRoom && stepper}
            isSmall
          />
          {!hasRoom && stepper}
          <ProgressBar
            name={m.campaigns_progress()}
            percent={Math.round((step.headedFor / step.steps.length) * 100)}
            className="h-1 border-0 bg-line"
          />
          <div
            className={cn('flex flex-wrap items-center gap-x-6', isReview ? 'sm:-my-2.5' : 'sm:mt-6 sm:mb-2')}
          >
            {/* On a phone the line above names the step already, at the end the ads do. */}
            <h2
              ref={heading}
              tabIndex={-1}
              className={cn('text-2xl font-semibold outline-none', isReview ? 'sr-only' : 'max-sm:sr-only')}
            >
              {stepTitle(step.name)}
            </h2>
            {hasRoom && (
              <div className="ml-auto flex min-h-6 items-center gap-4 text-sm text-muted tabular-nums">
                {note}
                {/* The stepper shows it. */}
                <p className="sr-only">{where}</p>
              </div>
            )}
          </div>
        </div>
        {banners}
        {children}
      </div>
    </Page>
  );
}

function stepTitle(step: StepName): string {
  return {
    business: m.campaigns_step_business,
    offer: m.campaigns_step_offer,
    audience: m.campaigns_step_audience,
    'lead-form': m.campaigns_step_form,
    pixel: m.campaigns_step_pixel,
    media: m.campaigns_step_media,
    review: m.campaigns_step_review,
  }[step]();
}
