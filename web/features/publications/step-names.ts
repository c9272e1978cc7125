import type { PublicationStep } from '#contract/publishing/publications.ts';
import { m } from '#web/paraglide/messages.js';

export const stepNames: Record<PublicationStep, () => string> = {
  pictures: m.publications_step_pictures,
  campaign: m.publications_step_campaign,
  'ad-set': m.publications_step_ad_set,
  ads: m.publications_step_ads,
  check: m.publications_step_check,
  launch: m.publications_step_launch,
};
