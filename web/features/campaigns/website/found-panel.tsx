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
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { writerWords } from '../ads/writer-words.ts';
import { BudgetField } from '../budget/budget-field.tsx';
import { BesidePreview } from '../previews/beside-preview.tsx';
import { PreviewSheet } from '../previews/preview-sheet.tsx';
import { showControl } from '../show-control.ts';
import { ObjectiveChoice } from '../wizard/objective-choice.tsx';
import { WizardFooter } from '../wizard/wizard-footer.tsx';
import type { WizardStepProps } from '../wizard/wizard-props.ts';
import { OfferChoice } from './offer-choice.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { ReplaceChoice } from './replace-choice.tsx';
import { useFoundDraft } from './use-found-draft.ts';

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
  const { reading, trouble, facts, onClose } = props;
  const { keeper, view, place, amounts, writing, choice, leastBudgetMinor } = props;
  const { fields } = view;
  const draft = useFoundDraft(props);
  const { offers, offer, pictures, gaps, ad } = draft;
  const isElse = offers.length > 0 && !offer;

  function makeAndGoTo(step: StepName, field: string) {
    draft.make();
    flushSync(onClose);
    if (step === place.name) showControl(field);
    else place.goToStep(step, field);
  }
  function makeAndWrite() {
    const field = isElse ? 'productService' : gaps[0]?.field;
    if (field) return makeAndGoTo(stepOfField(field) ?? 'business', field);
    draft.make();
    writing.ask();
  }

  return (
    <BesidePreview {...ad}>
      <Card title={m.websites_found()} text={m.websites_found_text({ name: websiteHost(reading.address) })}>
        <div className="space-y-8">
          {trouble}
          {facts}
          {offers.length > 0 && <OfferChoice offers={offers} chosen={offer} onChoose={draft.setOffer} />}
          <div data-field="objective" className="space-y-5">
            <ObjectiveChoice fields={fields} change={keeper.change} />
            <BudgetField
              {...{ fields, leastBudgetMinor }}
              unclear={amounts.unclear}
              onAmount={amounts.take}
              adAccount={choice.adAccount}
            />
          </div>
          {pictures.error ? (
            <LoadError error={pictures.error} title={m.websites_pictures_failed()} />
          ) : (
            <PictureChoice {...pictures} onOwn={() => makeAndGoTo('media', 'mediaIds')} />
          )}
          {draft.typed.length > 0 && (
            <ReplaceChoice
              fields={draft.typed}
              isReplacing={draft.isReplacing}
              onReplace={draft.setIsReplacing}
            />
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
            <Button
              variant="ghost"
              onClick={() => {
                draft.leave();
                onClose();
              }}
            >
              {m.websites_another()}
            </Button>
          </div>
        </div>
      </Card>
      <WizardFooter
        gaps={gaps.map(({ code }) => code)}
        onPrevious={undefined}
        preview={<PreviewSheet {...ad} isBrief />}
        isOnItsWay={false}
        next={
          <Button
            aria-describedby="wizard-gaps"
            className="min-w-0 max-sm:grow max-sm:whitespace-normal"
            busy={pictures.isLoading}
            onClick={makeAndWrite}
          >
            <Sparkles aria-hidden />
            {gaps.length === 0 && !isElse ? m.websites_make_and_write() : m.websites_make()}
          </Button>
        }
      />
    </BesidePreview>
  );
}
