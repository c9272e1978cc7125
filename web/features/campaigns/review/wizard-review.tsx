import { staleFacts } from '#contract/campaigns/stale-facts.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { useState } from 'react';
import { adOfField } from '../ads/ad-field-name.ts';
import type { WizardReviewProps } from '../wizard/wizard-props.ts';
import { stepOfField } from '#contract/campaigns/field-steps.ts';
import { LaunchBar } from './launch-bar.tsx';
import { LaunchPanel } from './launch-panel.tsx';
import { findPublishGap } from './publish-checks.ts';
import { controlOnReview, launchPlace } from './review-controls.ts';
import { ReviewSummary } from './review-summary.tsx';
import { showControl } from '../show-control.ts';
import { StepReview } from './step-review.tsx';
import { useLaunch } from './use-launch.ts';
import { writerWords } from '../ads/writer-words.ts';
import { WritingBoard } from '../ads/writing-board.tsx';

/** The last step: choose, polish, publish. */
export function WizardReview(props: WizardReviewProps) {
  const { keeper, view, isCreating, isConnected, choice, pictures, place, writing } = props;
  const { isPublishing, isStarting, isRefused } = props;
  const { fields } = view;
  const situation = {
    fields,
    adAccountId: choice.adAccount?.id ?? null,
    pageId: choice.page?.id ?? null,
    isConnectionRead: props.isConnectionRead,
    isConnected,
    isCreating,
    // What is not saved yet was not looked at.
    openLaw: keeper.isUnsaved ? 0 : (props.openLaw ?? 0),
  };
  // As it was when somebody came here: nothing moves from under their hands.
  const [isLawFirst, setLawFirst] = useState<boolean>();
  if (isLawFirst === undefined && props.openLaw !== undefined) setLawFirst(props.openLaw > 0);
  const isAnyStale = fields.ads.some((ad) => ad.selected && staleFacts(ad, fields).length > 0);
  const { launchImmediately } = fields;
  const [edited, setEdited] = useState<string | null>(null);
  /** The words of an ad are in its drawer, which is opened for them. */
  function show(control: string): boolean {
    if (adOfField(control, fields.ads) === undefined) return showControl(control);
    setEdited(control);
    return true;
  }
  const launch = useLaunch({ keeper, situation, goToStep: place.goToStep, show });
  const isBusy = isPublishing || launch.isSaving;
  const wayTo = (field: string) => {
    const step = stepOfField(field);
    if (step) return () => place.goToStep(step, field);
    const control = controlOnReview(field, fields);
    return control === undefined ? undefined : () => void show(control);
  };
  function change(field: string) {
    if (!show(field)) wayTo(field)?.();
  }

  return (
    <>
      {writing.problem !== null && (
        <Banner tone="danger" title={m.campaigns_write_failed()}>
          {writerWords(writing.problem)}
        </Banner>
      )}
      <StepReview
        keeper={keeper}
        fields={fields}
        pictures={pictures}
        page={choice.page}
        onRegenerate={writing.ask}
        isLocked={isBusy}
        edited={edited}
        onEdit={setEdited}
        law={!isPublishing && props.law(wayTo)}
        isLawFirst={isLawFirst ?? false}
        below={props.below}
        writing={writing.writing && <WritingBoard ads={writing.writing.ads} onCancel={writing.cancel} />}
        panel={
          <LaunchPanel
            {...{ fields, isBusy, isPublishing, isStarting, isRefused, launchImmediately }}
            isReady={findPublishGap(situation) === undefined && props.isChecked && !isAnyStale}
            publication={props.publication(wayTo)}
            checklist={props.checklist(wayTo, launch.saveFirst)}
            areChecksKnown={props.areChecksKnown}
            onLaunchImmediately={(on) => keeper.change({ launchImmediately: on })}
            onSave={() => void launch.saveAndLeave(props.onSaved)}
          />
        }
        connection={props.connection}
        summary={
          <ReviewSummary
            draftId={keeper.id}
            {...{ fields, launchImmediately }}
            pictures={props.media}
            adAccount={choice.adAccount}
            isLocked={isBusy}
            onChange={change}
          />
        }
        approval={!isPublishing && props.approval(launch.saveFirst)}
      />
      {/* While it is asked whether the run may begin, the button that was pressed stays: a question may lead back to it. */}
      {(!isPublishing || isStarting) && !writing.writing && (
        <LaunchBar
          {...{ fields, isCreating, isBusy, launchImmediately }}
          openChecks={props.openChecks}
          onOpenLaunch={() => void show(launchPlace)}
          onOpenLaw={situation.openLaw > 0 ? wayTo('law') : undefined}
          onPrevious={() => place.goTo(place.n - 1)}
          onPublish={() => void launch.publish((seen) => props.onPublish(launchImmediately, seen))}
          onSaveDraft={() => void launch.saveDraft(props.onSavedDraft)}
        />
      )}
    </>
  );
}
