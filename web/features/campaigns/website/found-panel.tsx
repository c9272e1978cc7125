import { findGapsForAds } from '#contract/campaigns/readiness.ts';
import { stepOfField } from '#contract/campaigns/field-steps.ts';
import type { StepName } from '#contract/campaigns/gap-codes.ts';
import type { Reading } from '#contract/websites/reading.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { websiteHost } from '#web/website-host.ts';
import { Sparkles } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { writerWords } from '../ads/writer-words.ts';
import { fillIn, typedOtherwise } from '../draft/fill-in.ts';
import { PreviewSheet } from '../previews/preview-sheet.tsx';
import { showControl } from '../show-control.ts';
import { BudgetField } from '../budget/budget-field.tsx';
import { rememberBuilder } from '../wizard/builder-cache.ts';
import { ObjectiveChoice } from '../wizard/objective-choice.tsx';
import { WizardFooter } from '../wizard/wizard-footer.tsx';
import type { WizardStepProps } from '../wizard/wizard-props.ts';
import { fillingOf, placeWordsOf } from './filling-of.ts';
import { OfferChoice } from './offer-choice.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { ReplaceChoice } from './replace-choice.tsx';
import { takeLogo, useSitePictures } from './use-site-pictures.ts';
import { bestFirst, usualObjective } from './usual-choices.ts';

interface FoundPanelProps extends WizardStepProps {
  reading: Reading;
  /** How many pictures the plan takes. */
  mostPictures: number;
  /** What kept it from finding more. */
  trouble: ReactNode;
  /** All that was found, to look at. */
  facts: ReactNode;
  onClose: () => void;
}

/** What a website told, the three things to decide, and the whole draft made of it. */
export function FoundPanel(props: FoundPanelProps) {
  const { reading, mostPictures, trouble, facts, onClose } = props;
  const { keeper, view, place, amounts, writing, choice, leastBudgetMinor } = props;
  const { fields } = view;
  const { found, address } = reading;
  const [offers] = useState(() => bestFirst(found.offers));
  // Whoever comes back from the writer finds what they chose.
  const [offer, setOffer] = useState(
    () => offers.find(({ name }) => name === fields.productService) ?? offers[0],
  );
  const [isReplacing, setIsReplacing] = useState(false);
  const pictures = useSitePictures(reading, fields, mostPictures);
  useUsualChoices(props);

  const filling = fillingOf(found, offer, address);
  const typed = typedOtherwise(fields, filling);
  const changes = {
    ...fillIn(fields, filling, isReplacing ? [] : typed),
    mediaIds: pictures.mediaIds,
  };
  const planned = { ...fields, ...changes };
  const gaps = findGapsForAds(planned);
  const isElse = offers.length > 0 && !offer;
  const isWhole = gaps.length === 0 && !isElse;

  function make() {
    keeper.change(changes);
    takeLogo(reading);
    rememberBuilder(keeper.id, { placeWords: placeWordsOf(found) });
  }
  function makeAndGoTo(step: StepName, field: string) {
    make();
    flushSync(onClose);
    if (step === place.name) showControl(field);
    else place.goToStep(step, field);
  }
  function makeAndWrite() {
    const field = isElse ? 'productService' : gaps[0]?.field;
    if (field) return makeAndGoTo(stepOfField(field) ?? 'business', field);
    make();
    writing.ask();
  }

  return (
    <>
      <Card title={m.websites_found()} text={m.websites_found_text({ name: websiteHost(address) })}>
        <div className="space-y-8">
          {trouble}
          {facts}
          {offers.length > 0 && <OfferChoice offers={offers} chosen={offer} onChoose={setOffer} />}
          <div data-field="objective" className="space-y-5">
            <ObjectiveChoice fields={fields} change={keeper.change} />
            <BudgetField
              {...{ fields, leastBudgetMinor }}
              unclear={amounts.unclear}
              onAmount={amounts.take}
              adAccount={choice.adAccount}
            />
          </div>
          {pictures.error && <LoadError error={pictures.error} title={m.websites_pictures_failed()} />}
          <PictureChoice
            expected={pictures.expected}
            pictures={pictures.expected === 0 ? [] : pictures.pictures}
            chosen={pictures.chosen}
            most={pictures.room}
            onChoose={pictures.choose}
            onOwn={() => makeAndGoTo('media', 'mediaIds')}
          />
          {typed.length > 0 && (
            <ReplaceChoice fields={typed} isReplacing={isReplacing} onReplace={setIsReplacing} />
          )}
          {writing.problem !== null && (
            <Banner tone="danger" title={m.campaigns_write_failed()}>
              {writerWords(writing.problem)}
            </Banner>
          )}
          {!props.isConnected && <p className="text-sm text-muted">{m.websites_unconnected()}</p>}
          <div className="flex flex-wrap gap-2 max-sm:*:w-full max-sm:*:whitespace-normal">
            <Button variant="secondary" onClick={() => makeAndGoTo('business', 'title')}>
              {m.websites_by_yourself()}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {m.websites_another()}
            </Button>
          </div>
        </div>
      </Card>
      <WizardFooter
        gaps={gaps.map(({ code }) => code)}
        onPrevious={undefined}
        preview={<PreviewSheet fields={planned} page={choice.page} picture={pictures.first} isBrief />}
        isOnItsWay={false}
        next={
          <Button
            aria-describedby="wizard-gaps"
            className="min-w-0 max-sm:grow max-sm:whitespace-normal"
            busy={pictures.isLoading}
            onClick={makeAndWrite}
          >
            <Sparkles aria-hidden />
            {isWhole ? m.websites_make_and_write() : m.websites_make()}
          </Button>
        }
      />
    </>
  );
}

/** What most firms choose is chosen, until somebody says otherwise; and where no account says in which money, the prices do. */
function useUsualChoices({ keeper, reading, choice, isConnectionRead }: FoundPanelProps): void {
  const { found } = reading;
  useEffect(() => {
    const { objective, dailyBudgetMinor } = keeper.view().fields;
    if (objective === null) keeper.prefill({ objective: usualObjective(found) });
    const money = found.offers.find(({ currency }) => currency)?.currency;
    if (isConnectionRead && !choice.adAccount && dailyBudgetMinor === null && money)
      keeper.prefill({ currency: money });
  }, [keeper, found, choice.adAccount, isConnectionRead]);
}
