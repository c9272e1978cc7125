import type { Firm, Reading } from '#contract/websites/reading.ts';
import type { FieldChanges } from '#web/features/campaigns/draft/draft-fields.ts';
import { fillIn, typedOtherwise, type Filling } from '#web/features/campaigns/draft/fill-in.ts';
import { fillingOf, fillingOfFirm } from '#web/features/campaigns/website/filling-of.ts';
import { FoundPanel } from '#web/features/campaigns/website/found-panel.tsx';
import { adOf, BesidePreview } from '#web/features/campaigns/previews/beside-preview.tsx';
import { useIndustries } from '#web/features/campaigns/wizard/use-industries.ts';
import type { WizardStepProps } from '#web/features/campaigns/wizard/wizard-props.ts';
import { FirmList } from '#web/features/websites/firm-list.tsx';
import { FoundDetails } from '#web/features/websites/found-list.tsx';
import { ReadingProgress } from '#web/features/websites/reading-progress.tsx';
import { problemWords } from '#web/features/websites/reading-words.ts';
import { isOver, isRich, useReading } from '#web/features/websites/use-reading.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { websiteHost } from '#web/website-host.ts';
import { useEffect } from 'react';
import type { Website } from './use-website.ts';

export interface WebsitePartsProps {
  website: Website;
  wizard: WizardStepProps;
  mostPictures: number;
}

/** What comes of the field for the website: firms of that name, the reading, what it found, or why it found nothing. */
export function WebsiteParts({ website, wizard, mostPictures }: WebsitePartsProps) {
  const { labelOf: nameIndustry } = useIndustries();
  const { readingId, sought, isOpen } = website;
  const { reading, isGone } = useReading(readingId);
  const isPoor = reading !== undefined && isOver(reading) && !isRich(reading);
  useEffect(() => {
    if (isGone) return website.close();
    if (!isPoor || !isOpen) return;
    // What is little begins no draft.
    wizard.keeper.prefill(unasked(wizard, fillingOf(reading.found)));
    website.closePoor();
  });

  function choose(firm: Firm) {
    wizard.keeper.change(unasked(wizard, fillingOfFirm(firm)));
    if (firm.website) return website.ask(firm.website);
    website.close();
    toast(m.websites_firm_taken({ name: firm.name }), m.websites_firm_taken_text());
  }

  if (sought) return <FirmList query={sought} onChoose={choose} />;
  if (readingId === null) return null;
  if (!reading || !isOver(reading))
    return (
      <BesidePreview {...adOf(wizard)}>
        <ReadingProgress id={readingId} {...{ reading, nameIndustry }} />
      </BesidePreview>
    );
  const trouble = <Trouble reading={reading} />;
  if (isPoor) return trouble;
  return (
    <FoundPanel
      key={readingId}
      {...wizard}
      {...{ reading, mostPictures, trouble }}
      facts={<FoundDetails found={reading.found} nameIndustry={nameIndustry} />}
      onClose={website.close}
    />
  );
}

/** What can be filled in without taking a word of anybody's away. */
function unasked({ view: { fields } }: WizardStepProps, filling: Filling): FieldChanges {
  return fillIn(fields, filling, typedOtherwise(fields, filling));
}

/** What kept it from finding more, or anything. */
function Trouble({ reading }: { reading: Reading }) {
  const { problem, status, address } = reading;
  if (problem) {
    const { title, text } = problemWords(problem, websiteHost(address));
    return (
      <Banner tone={problem === 'own-page' ? 'info' : 'warning'} title={title}>
        {text}
      </Banner>
    );
  }
  if (status !== 'cancelled') return null;
  return (
    <Banner title={m.websites_stopped()}>
      {isRich(reading) ? m.websites_stopped_text() : m.websites_by_hand()}
    </Banner>
  );
}
