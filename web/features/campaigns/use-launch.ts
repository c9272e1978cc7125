import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast.tsx';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';
import { describePublishGap } from './gap-words.ts';
import { findPublishGap, stepFor, type PublishSituation } from './publish-checks.ts';
import type { StepName } from './wizard-steps.ts';

interface LaunchOptions {
  keeper: DraftKeeper;
  situation: PublishSituation;
  goToStep: (step: StepName) => void;
}

/** The two ways to leave the last step: publish, or keep as a draft. Both save first. */
export function useLaunch({ keeper, situation, goToStep }: LaunchOptions) {
  const [isSaving, setIsSaving] = useState(false);

  async function save(failure: { title: string; text: string }): Promise<boolean> {
    setIsSaving(true);
    try {
      const { media } = await keeper.flush();
      if (media.length > 0 || situation.fields.mediaIds.length === 0) return true;
      toastError(failure.title, m.campaigns_no_images_kept());
    } catch (error) {
      const isRefusal = error instanceof ORPCError && error.defined;
      toastError(failure.title, isRefusal ? error.message : failure.text);
    } finally {
      setIsSaving(false);
    }
    return false;
  }

  async function publish(onReady: () => void) {
    const gap = findPublishGap(situation);
    if (gap) {
      const { title, text } = describePublishGap(gap);
      const step = stepFor(gap);
      toastError(title, text, {
        id: 'publish-check',
        action: step && { label: m.campaigns_check_go(), onClick: () => goToStep(step) },
      });
      return;
    }
    if (!(await save(beforePublish()))) return;
    toast(m.campaigns_publishing(), m.campaigns_publishing_text(), { id: 'publish-check' });
    onReady();
  }

  async function saveDraft(onSaved: () => void) {
    if (!(await save(asDraft()))) return;
    toast(m.campaigns_draft_saved(), m.campaigns_draft_saved_text());
    onSaved();
  }

  return { isSaving, publish, saveDraft };
}

function beforePublish() {
  return { title: m.campaigns_publish_failed(), text: m.campaigns_save_before_publish_failed() };
}

function asDraft() {
  return { title: m.campaigns_save_draft_failed(), text: m.campaigns_save_draft_failed_text() };
}
