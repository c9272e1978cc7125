import type { Campaign } from '#contract/campaigns/campaign.ts';
import type { Media } from '#contract/media.ts';
import type { ShownPicture } from '../previews/preview-picture.tsx';
import type { AskedOfLaw } from '#web/operations/law-of-change.ts';
import type { ComponentType, ReactNode } from 'react';
import type { DraftKeeper, DraftView } from '../draft/draft-keeper.ts';
import type { useAdWriting } from '../ads/use-ad-writing.ts';
import type { FacebookChoice } from '../draft/follow-connection.ts';
import type { CheckedStepProps } from './step-props.ts';
import type { useAmounts } from './use-amounts.ts';
import type { WizardPlaceNow } from './use-wizard-step.ts';

/** Leads to where a field of the campaign is changed; undefined where there is no such place. */
type WayToField = (field: string) => (() => void) | undefined;

/** Saves everything, and only then goes on. */
type SaveFirst = (onSaved: (campaign: Campaign) => void) => Promise<void>;

export interface CampaignWizardProps {
  keeper: DraftKeeper;
  view: DraftView;
  /** Those after the first; undefined while their code is on its way. */
  steps: WizardSteps | undefined;
  /** The first way through the wizard, not a later edit. */
  isCreating: boolean;
  isConnectionRead: boolean;
  /** Also true while that is not known yet. */
  isConnected: boolean;
  choice: FacebookChoice;
  /** The pictures and films that are chosen, as they are used. */
  media: Media[];
  /** What the ads show of them, in turn. */
  pictures: ShownPicture[];
  /** Who else is here, and the way to what was said of it. */
  together: ReactNode;
  /** What the plan says before somebody begins. */
  planRoom: ReactNode;
  /** The firm's website, from which a draft can be filled in; `isOpen` while it takes the place of the first step. */
  website: { isOpen: boolean; show: (at: WizardStepProps, isQuiet: boolean) => ReactNode; close: () => void };
  /** The panel of the Facebook connection. */
  connection: ReactNode;
  mediaPicker: ReactNode;
  /** In which designs the pictures are shown, once there is one. */
  designPicker: (onMend: (field: string) => void) => ReactNode;
  isUploading: boolean;
  /** What the law and Meta's rules say, once the campaign is saved. */
  law: (wayTo: WayToField) => ReactNode;
  /** What stands below a field: the law's findings, notes, who else is there, what they changed in the same moment. */
  below: (field: string) => ReactNode;
  /** What the law says of a lead form while it is made. */
  lawOfForm: (asked: AskedOfLaw) => ReactNode;
  /** How much of it is open, once that was read. */
  openLaw: number | undefined;
  /** What is known before publishing, once the campaign is saved. */
  checklist: (wayTo: WayToField, saveFirst: SaveFirst) => ReactNode;
  /** The checklist was read: what stands below it comes with it, or would be pushed down by it. */
  areChecksKnown: boolean;
  /** Who has approved it. */
  approval: (saveFirst: SaveFirst) => ReactNode;
  /** The run of publishing, once there is one. */
  publication: (wayTo: WayToField) => ReactNode;
  /** In place of everything else, once the campaign is out. */
  published: ReactNode;
  /** A run is under way or just done: what the buttons would do is being done. */
  isPublishing: boolean;
  /** It is being asked whether the run may begin. */
  isStarting: boolean;
  /** The run could not begin; what is in the way stands beside. */
  isRefused: boolean;
  /** The checklist was gone through, and nothing on it stands in the way. */
  isChecked: boolean;
  /** What on the checklist stands in the way. */
  openChecks: readonly string[];
  /** Called when everything is checked and saved, with what was on the screen. */
  onPublish: (launchImmediately: boolean, seen: DraftView) => void;
  onSavedDraft: () => void;
  onSaved: () => void;
}

export interface WizardStepProps extends WizardReviewProps {
  amounts: ReturnType<typeof useAmounts>;
  /** A place that was named and is not known to Facebook. */
  unknownPlace: string;
  leastBudgetMinor: number;
}

export interface WizardReviewProps extends CampaignWizardProps {
  place: WizardPlaceNow;
  writing: ReturnType<typeof useAdWriting>;
}

export interface StepBodyProps extends WizardStepProps, Pick<CheckedStepProps, 'lack'> {}

interface WizardSteps {
  StepBody: ComponentType<StepBodyProps>;
  WizardReview: ComponentType<WizardReviewProps>;
}
