import { BudgetQuestionBanner } from './budget-question.tsx';
import { SaveNote } from '../draft/save-note.tsx';
import { SaveTrouble } from '../draft/save-trouble.tsx';
import { RegenerateDialog } from '../ads/regenerate-dialog.tsx';
import { useAdWriting } from '../ads/use-ad-writing.ts';
import { useAmounts } from './use-amounts.ts';
import { usePrefillFromPage } from '../draft/prefill-from-page.ts';
import { useFollowConnection } from '../draft/use-follow-connection.ts';
import { useFindPlace } from '../locations/use-find-place.ts';
import { useIndustries } from './use-industries.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardStep } from './wizard-step.tsx';
import { leastBudget } from '#web/cost.ts';
import type { CampaignWizardProps } from './wizard-props.ts';

/** From nothing to a campaign that can be published, step by step. */
export function CampaignWizard(props: CampaignWizardProps) {
  const { keeper, view, steps, isCreating, choice, isPublishing } = props;
  const { fields, campaign, save, budgetWas } = view;
  const place = useWizardStep({
    fields,
    campaignId: campaign?.id,
    isCreating,
    isPublishing,
    isWhole: steps !== undefined,
  });
  const amounts = useAmounts(keeper);
  const writing = useAdWriting(keeper, () => {
    props.website.close();
    if (place.name !== 'review') place.goToStep('review');
  });
  useFollowConnection(keeper, choice, isPublishing);
  usePrefillFromPage(keeper, choice.page, useIndustries().industries);
  const unknownPlace = useFindPlace(
    keeper,
    fields.locations,
    // Nobody is asked before it is known whether they may be, and the draft is left alone while ads come into it.
    props.isConnectionRead && props.isConnected && !writing.writing,
  );
  const leastBudgetMinor = leastBudget(fields.currency, choice.adAccount?.minDailyBudgetMinor);

  if (props.published) return props.published;
  return (
    <WizardFrame
      isCreating={isCreating}
      campaignTitle={isCreating ? undefined : fields.title}
      step={place}
      onStep={isPublishing || writing.writing ? undefined : place.goTo}
      isStepChange={place.state.isStepChange ?? false}
      field={place.state.field}
      back={place.back}
      note={
        <div className="flex items-center gap-3">
          <SaveNote save={save} />
          {props.together}
        </div>
      }
      banners={
        <>
          {place.n === 1 && props.planRoom}
          <SaveTrouble keeper={keeper} save={save} />
          {budgetWas && place.name !== 'audience' && (
            <BudgetQuestionBanner
              question={budgetWas}
              currency={fields.currency}
              leastMinor={leastBudgetMinor}
              onSetAnew={() => place.goToStep('audience', 'dailyBudgetMinor')}
              onKeepNumber={(dailyBudgetMinor) => keeper.change({ dailyBudgetMinor })}
            />
          )}
        </>
      }
    >
      {steps && place.name === 'review' ? (
        <steps.WizardReview {...props} place={place} writing={writing} />
      ) : (
        <WizardStep {...props} {...{ place, amounts, writing, unknownPlace, leastBudgetMinor }} />
      )}
      <RegenerateDialog writing={writing} />
    </WizardFrame>
  );
}
