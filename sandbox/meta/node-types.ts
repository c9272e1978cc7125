import { adAccount } from './ad-accounts.ts';
import { adLabel } from './ad-labels.ts';
import { adSet } from './ad-sets.ts';
import { ad } from './ads.ts';
import { reportRun } from './async-insights.ts';
import { asyncRequest, asyncRequestSet } from './async-requests.ts';
import { asyncSession } from './async-sessions.ts';
import { campaign } from './campaigns.ts';
import { business } from './businesses.ts';
import { creative } from './creatives.ts';
import { customAudience } from './custom-audiences.ts';
import { image } from './images.ts';
import { instagramAccount } from './instagram.ts';
import { leadForm } from './lead-forms.ts';
import { lead } from './leads.ts';
import type { NodeTypes } from './node-type.ts';
import { fbPage } from './pages.ts';
import { user } from './people.ts';
import { pixel } from './pixels.ts';
import { videoThumbnail } from './video-thumbnails.ts';
import { video } from './videos.ts';
import { application } from './webhook-subscriptions.ts';

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
  adlabel: adLabel,
  customaudience: customAudience,
  adasyncrequestset: asyncRequestSet,
  adasyncrequest: asyncRequest,
  asyncsession: asyncSession,
  adspixel: pixel,
  page: fbPage,
  instagram: instagramAccount,
  leadgen_form: leadForm,
  lead,
};
