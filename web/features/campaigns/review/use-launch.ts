import type { Campaign } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import type { DraftKeeper, DraftView } from '../draft/draft-keeper.ts';
import { describePublishGap } from '../wizard/gap-words.ts';
import { fieldFor, findPublishGap, type PublishSituation } from './publish-checks.ts';
import { controlOnReview } from './review-controls.ts';
import { stepOfField } from '#contract/campaigns/field-steps.ts';
import type { StepName } from '#contract/campaigns/gap-codes.ts';

interface LaunchOptions {
  keeper: DraftKeeper;
  situation: PublishSituation;
  goToStep: (step: StepName, field?: string) => void;
  /** Brings a control of this step under the fingers. */
  show: (control: string) => void;
}

/** The ways to leave the last step: publish, keep as a draft, or look at the ads. All save first. */
export function useLaunch({ keeper, situation, goToStep, show }: LaunchOptions) {
  const [isSaving, setIsSaving] = useState(false);

  async function save(failure: { title: string; text: string }): Promise<boolean> {
    setIsSaving(true);
    try {
      const { media } = await keeper.flush();
      if (media.length > 0 || situation.fields.mediaIds.length === 0) return true;
      toastError(failure.title, m.campaigns_no_images_kept());
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'NOT_SIGNED_IN') {
        toastError(m.campaigns_sign_in_first(), m.campaigns_sign_in_first_text());
        return false;
      }
      const isRefusal = error instanceof ORPCError && error.defined;
      toastError(failure.title, isRefusal ? error.message : failure.text);
    } finally {
      setIsSaving(false);
    }
    return false;
  }

  async function publish(onReady: (seen: DraftView) => void) {
    const gap = findPublishGap(situation);
    if (gap) {
      const { title, text } = describePublishGap(gap);
      const field = fieldFor(gap);
      const step = stepOfField(field);
      // What is missing on this step is shown at once.
      const control = step ? undefined : controlOnReview(field, situation.fields);
      if (control !== undefined) show(control);
      toastError(title, text, {
        id: 'publish-check',
        action: step && { label: m.campaigns_check_go(), onClick: () => goToStep(step, field) },
      });
      return;
    }
    // What others have changed comes with the saving, and was not seen yet.
    const [before, { taken }] = [keeper.view(), keeper];
    if (!(await save(beforePublish()))) return;
    toast(m.campaigns_publishing(), m.campaigns_publishing_text(), { id: 'publish-check' });
    onReady(keeper.taken === taken ? keeper.view() : before);
  }

  /** For whatever needs the campaign as it stands here on the server. */
  async function saveFirst(onSaved: (campaign: Campaign) => void) {
    const { campaign } = (await save(asDraft())) ? keeper.view() : {};
    if (campaign) onSaved(campaign);
  }

  async function saveDraft(onSaved: () => void) {
    if (!(await save(asDraft()))) return;
    toast(m.campaigns_draft_saved(), m.campaigns_draft_saved_text());
    onSaved();
  }

  async function saveAndLeave(onSaved: () => void) {
    const { isCreating, fields } = situation;
    if (!(await save(asCampaign(isCreating)))) return;
    if (isCreating) toast(m.campaigns_created(), m.campaigns_created_text());
    else toast(m.campaigns_updated(), m.campaigns_updated_text());
    if (fields.mediaIds.length > 0) toast(m.campaigns_saved_images({ count: fields.mediaIds.length }));
    onSaved();
  }

  return { isSaving, publish, saveFirst, saveDraft, saveAndLeave };
}

function asCampaign(isCreating: boolean) {
  return {
    title: isCreating ? m.campaigns_create_failed() : m.campaigns_update_failed(),
    text: m.campaigns_save_draft_failed_text(),
  };
}

function beforePublish() {
  return { title: m.campaigns_publish_failed(), text: m.campaigns_save_before_publish_failed() };
}

function asDraft() {
  return { title: m.campaigns_save_draft_failed(), text: m.campaigns_save_draft_failed_text() };
}
