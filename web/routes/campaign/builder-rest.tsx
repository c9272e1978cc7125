import { StepBody } from '#web/features/campaigns/wizard/step-body.tsx';
import { DisputeNote } from '#web/features/campaigns/draft/merge/dispute-note.tsx';
import { PublishedNotice } from '#web/features/campaigns/draft/published-notice.tsx';
import { FirstAd } from '#web/features/campaigns/previews/first-ad.tsx';
import { WizardReview } from '#web/features/campaigns/review/wizard-review.tsx';
import { ApprovalLater } from '#web/features/approvals/approval-later.tsx';
import { ChangeFindings } from '#web/features/compliance/change-findings.tsx';
import { ComplianceCard } from '#web/features/compliance/compliance-card.tsx';
import { FieldFindings } from '#web/features/compliance/field-findings.tsx';
import { PictureFindings } from '#web/features/compliance/picture-findings.tsx';
import { WordingOffer } from '#web/features/compliance/wording-offer.tsx';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { DesignsLater } from '#web/features/designs/designs-later.tsx';
import { MediaPicker } from '#web/features/media/media-picker.tsx';
import { LatelyFigures } from '#web/features/live-campaigns/figures/detail-figures.tsx';
import { DryRun } from '#web/features/publications/check/dry-run.tsx';
import { HighBudgetQuestion } from '#web/features/publications/check/high-budget-question.tsx';
import { PublishChecklist } from '#web/features/publications/check/publish-checklist.tsx';
import { PublicationProgress } from '#web/features/publications/publication-progress.tsx';
import { PublishedMoment } from '#web/features/publications/published-moment.tsx';
import { PublishRefusal } from '#web/features/publications/publish-refusal.tsx';
import { UndoProgress } from '#web/features/publications/undo-progress.tsx';
import { UndoPublish } from '#web/features/publications/undo-publish.tsx';

/** What the builder needs after its first step: the others, and the pieces that stand on them. */
export const builderRest = {
  StepBody,
  WizardReview,
  DisputeNote,
  FirstAd,
  ComplianceCard,
  ApprovalLater,
  FieldFindings,
  WordingOffer,
  PictureFindings,
  ChangeFindings,
  ConnectionPanel,
  MediaPicker,
  DesignsLater,
  PublishChecklist,
  DryRun,
  HighBudgetQuestion,
  PublicationProgress,
  PublishRefusal,
  PublishedMoment,
  PublishedNotice,
  LatelyFigures,
  UndoProgress,
  UndoPublish,
};

export type BuilderRest = typeof builderRest;
