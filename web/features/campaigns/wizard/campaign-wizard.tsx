import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { Media } from '#contract/media.ts';
import type { ReactNode } from 'react';
import { BudgetQuestionBanner } from './budget-question.tsx';
import type { DraftKeeper, DraftView } from '../draft/draft-keeper.ts';
import type { FacebookChoice } from '../draft/follow-connection.ts';
import { SaveNote } from '../draft/save-note.tsx';
import { SaveTrouble } from '../draft/save-trouble.tsx';
import { useAdWriting } from '../ads/use-ad-writing.ts';
import { useAmounts } from './use-amounts.ts';
import { useFollowConnection } from '../draft/use-follow-connection.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardReview } from '../review/wizard-review.tsx';
import { WizardStep } from './wizard-step.tsx';
import { leastBudget } from '#web/cost.ts';

/** Leads to where a field of the campaign is changed; undefined where there is no such place. */
type WayToField = (field: string) => (() => void) | undefined;

/** Saves everything, and only then goes on. */
type SaveFirst = (onSaved: (campaign: Campaign) => void) => Promise<void>;

export interface CampaignWizardProps {
  keeper: DraftKeeper;
  view: DraftView;
  /** The first way through the wizard, not a later edit. */
  isCreating: boolean;
  /** Also true while that is not known yet. */
  isConnected: boolean;
  choice: FacebookChoice;
  pictures: Media[];
  /** What the plan says before somebody begins. */
  planRoom: ReactNode;
  /** The panel of the Facebook connection. */
  connection: ReactNode;
  mediaPicker: ReactNode;
  isUploading: boolean;
  /** What is known before publishing, once the campaign is saved. */
  checklist: (wayTo: WayToField, saveFirst: SaveFirst) => ReactNode;
  /** The run of publishing, once there is one. */
  publication: (wayTo: WayToField) => ReactNode;
  isPublishing: boolean;
  /** It is being asked whether the run may begin. */
  isStarting: boolean;
  /** The run could not begin. */
  isRefused: boolean;
  /** The checklist was gone through, and nothing on it stands in the way. */
  isChecked: boolean;
  /** How many things on the checklist stand in the way. */
  openChecks: number;
  /** Called when everything is checked and saved. */
  onPublish: (launchImmediately: boolean) => void;
  onSavedDraft: () => void;
  onSaved: () => void;
}

/** From nothing to a campaign that can be published, step by step. */
export function CampaignWizard(props: CampaignWizardProps) {
  const { keeper, view, isCreating, choice, isPublishing } = props;
  const { fields, campaign, save, budgetWas } = view;
  const place = useWizardStep({ fields, campaignId: campaign?.id, isCreating, isPublishing });
  const amounts = useAmounts(keeper);
  const writing = useAdWriting(keeper, () => {
    if (place.name !== 'review') place.goToStep('review');
  });
  useFollowConnection(keeper, choice);
  const leastBudgetMinor = leastBudget(fields.currency, choice.adAccount?.minDailyBudgetMinor);

  return (
    <WizardFrame
      isCreating={isCreating}
      step={place}
      isStepChange={place.state.isStepChange ?? false}
      field={place.state.field}
      back={place.back}
      note={<SaveNote save={save} />}
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
      {place.name === 'review' ? (
        <WizardReview {...props} place={place} writing={writing} />
      ) : (
        <WizardStep {...props} {...{ place, amounts, writing, leastBudgetMinor }} />
      )}
    </WizardFrame>
  );
}
