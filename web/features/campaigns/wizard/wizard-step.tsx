import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArrowRight, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { showControl } from '../show-control.ts';
import { StepBusiness } from './step-business.tsx';
import { WizardFooter } from './wizard-footer.tsx';
import { findGapFields, findStepGaps, type Gap } from './wizard-steps.ts';
import { writerWords } from '../ads/writer-words.ts';
import { WritingBoard } from '../ads/writing-board.tsx';
import { adOf, BesidePreview } from '../previews/beside-preview.tsx';
import { PreviewSheet } from '../previews/preview-sheet.tsx';
import type { WizardStepProps } from './wizard-props.ts';

/** One step to fill in, and the way on. */
export function WizardStep(props: WizardStepProps) {
  const { keeper, view, steps, place, amounts, writing, isUploading, website } = props;
  const isMedia = place.name === 'media';
  const missing = findStepGaps(place.name, view.fields, amounts.names);
  const gaps: Gap[] = isMedia && isUploading ? [...missing, 'upload'] : missing;

  // Nobody is told what is missing before they have begun, or wanted to go on.
  const [begun, setBegun] = useState<string>();
  const isBegun = begun === place.name;
  const [tried, setTried] = useState<string>();
  const open = findGapFields(place.name, view.fields, amounts.names);
  const lack = (field: string) =>
    tried === place.name && open.includes(field) ? m.campaigns_field_needed() : undefined;

  const ad = adOf(props);
  if (writing.writing)
    return (
      <BesidePreview {...ad}>
        <WritingBoard ads={writing.writing.ads} onCancel={writing.cancel} />
      </BesidePreview>
    );
  const isBusiness = place.name === 'business';
  // Nothing is typed yet: the website would do it all.
  const isFresh = isBusiness && !isBegun && gaps.length > 0;
  const form = (
    <form
      noValidate
      className="space-y-6"
      // Once the control has told its own: drawn between the two events of a list, it would take the choice back.
      onChange={() => setBegun(place.name)}
      onSubmit={(event) => {
        event.preventDefault();
        setBegun(place.name);
        setTried(place.name);
        if (gaps.length > 0) {
          if (open[0]) showControl(open[0]);
          return;
        }
        if (isMedia) writing.ask();
        else place.goTo(place.n + 1);
      }}
    >
      {isBusiness ? (
        <StepBusiness
          fields={view.fields}
          change={keeper.change}
          draftId={keeper.id}
          pageName={props.isConnectionRead ? (props.choice.page?.name ?? '') : undefined}
          below={props.below}
          lack={lack}
        />
      ) : (
        steps && <steps.StepBody {...props} lack={lack} />
      )}
      {isMedia && writing.problem !== null && (
        <Banner tone="danger" title={m.campaigns_write_failed()}>
          {writerWords(writing.problem)}
        </Banner>
      )}
      <WizardFooter
        gaps={isBegun ? gaps : gaps.filter((gap) => gap === 'upload')}
        preview={<PreviewSheet {...ad} isBrief={isMedia} />}
        onPrevious={place.n > 1 ? () => place.goTo(place.n - 1) : undefined}
        isOnItsWay={place.isOnItsWay}
        isPressed={place.headedFor !== place.n}
        variant={isFresh ? 'secondary' : 'primary'}
        next={isMedia ? <GenerateButtons {...props} isOpen={gaps.length === 0} /> : undefined}
      />
    </form>
  );
  if (isBusiness && website.isOpen) return website.show(props, !isFresh);
  return (
    <BesidePreview {...ad}>
      {isBusiness && website.show(props, !isFresh)}
      {form}
    </BesidePreview>
  );
}

function GenerateButtons({ view, place, isOpen }: WizardStepProps & { isOpen: boolean }) {
  const { ads } = view.fields;
  const hasAds = ads.length > 0;
  return (
    <div className="flex flex-wrap gap-2 max-sm:contents">
      <Button
        type="submit"
        variant={hasAds ? 'ghost' : 'primary'}
        className="max-sm:grow max-sm:basis-32 max-sm:px-2 max-sm:whitespace-normal"
        aria-describedby="wizard-gaps"
      >
        <Sparkles aria-hidden />
        {m.campaigns_generate()}
      </Button>
      {hasAds && (
        <Button className="max-sm:w-full" disabled={!isOpen} onClick={() => place.goToStep('review')}>
          {m.campaigns_keep_ads({ count: ads.length })}
          <ArrowRight aria-hidden />
        </Button>
      )}
    </div>
  );
}
