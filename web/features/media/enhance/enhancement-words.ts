import type { Enhancement } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';

/** What is being done to a picture right now, read off how far it is: half of it is the edit, half of it the scene. */
export function nameEnhancing({ percent }: Pick<Enhancement, 'percent'>): string {
  if (percent < 15) return m.media_analyzing();
  if (percent < 35) return m.media_enhancing_details();
  if (percent < 50) return m.media_removing_background();
  return percent < 85 ? m.media_generating_design() : m.media_finalizing();
}

/** Which step failed. */
export function nameFailure({ step }: Enhancement): string {
  return step === 'scene' ? m.media_scene_failed() : m.media_edit_failed();
}

/** Why, and what can be done about it. Nothing for a picture that did not fail. */
export function nameProblem({ problem, studioSaid }: Enhancement): string | null {
  switch (problem) {
    case 'locked':
      return m.media_studio_locked();
    case 'refused':
      return studioSaid ? m.media_studio_refused({ reason: studioSaid }) : m.media_studio_refused_unsaid();
    case 'busy':
      return m.media_studio_busy();
    case 'silent':
      return m.media_studio_silent();
    case null:
      return null;
  }
}

export function isEnhancing({ status }: Enhancement): boolean {
  return status === 'waiting' || status === 'running';
}
