import { adAccount } from '#sandbox/meta/accounts/ad-accounts.ts';
import { adLabel } from '#sandbox/meta/accounts/ad-labels.ts';
import { business } from '#sandbox/meta/accounts/businesses.ts';
import { user } from '#sandbox/meta/accounts/people.ts';
import { activity } from '#sandbox/meta/activities/activities.ts';
import { adSet } from '#sandbox/meta/ad-sets/ad-sets.ts';
import { ad } from '#sandbox/meta/ads/ads.ts';
import { campaign } from '#sandbox/meta/campaigns/campaigns.ts';
import { creative } from '#sandbox/meta/creatives/creatives.ts';
import { image } from '#sandbox/meta/images/images.ts';
import { reportRun } from '#sandbox/meta/insights/async-insights.ts';
import { leadForm } from '#sandbox/meta/leads/lead-forms.ts';
import { lead } from '#sandbox/meta/leads/leads.ts';
import { instagramAccount } from '#sandbox/meta/pages/instagram.ts';
import { fbPage } from '#sandbox/meta/pages/pages.ts';
import { pixel } from '#sandbox/meta/pixels/pixels.ts';
import { adRuleRun } from '#sandbox/meta/rules/rule-history.ts';
import { adRule } from '#sandbox/meta/rules/rules.ts';
import { customAudience } from '#sandbox/meta/targeting/custom-audiences.ts';
import { videoThumbnail } from '#sandbox/meta/videos/video-thumbnails.ts';
import { video } from '#sandbox/meta/videos/videos.ts';
import { application } from '#sandbox/meta/webhooks/webhook-subscriptions.ts';
import type { NodeTypes } from './node-type.ts';

/** Every kind of node, by the word under which the store keeps it. */
export const nodeTypes: NodeTypes = {
  app: application,
  user,
  business,
  adaccount: adAccount,
  campaign,
  adset: adSet,
  ad,
  adreportrun: reportRun,
  adcreative: creative,
  adimage: image,
  advideo: video,
  videothumbnail: videoThumbnail,
  activity,
  adlabel: adLabel,
  adrule: adRule,
  adrulerun: adRuleRun,
  customaudience: customAudience,
  adspixel: pixel,
  page: fbPage,
  instagram: instagramAccount,
  leadgen_form: leadForm,
  lead,
};
