import type { Enhancement } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';

/** What is being done to a picture right now, read off the step and how far it is. */
export function nameEnhancing({ step, percent, status }: Enhancement): string {
  if (status === 'waiting' || percent < 10) return m.media_analyzing();
  if (step !== 'scene') return percent < 25 ? m.media_enhancing_details() : m.media_removing_background();
  return percent < 75 ? m.media_generating_design() : m.media_finalizing();
}

/** Which step failed. */
export function nameFailure({ step }: Enhancement): string {
  return step === 'scene' ? m.media_scene_failed() : m.media_edit_failed();
}

export function isEnhancing({ status }: Enhancement): boolean {
  return status === 'waiting' || status === 'running';
}
