import type { AdCopy } from '#contract/campaigns/ads.ts';
import { callToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { Objective } from '#contract/campaigns/campaigns.ts';
import { websiteHost } from '#web/website-host.ts';
import { memo } from 'react';
import { nameCallToAction } from '../ads/call-to-action.ts';
import { FacebookFeedPreview } from './facebook-feed-preview.tsx';
import { InstagramFeedPreview } from './instagram-feed-preview.tsx';
import type { Placement } from './placements.ts';
import type { ShownPicture } from './preview-picture.tsx';
import { StoryPreview } from './story-preview.tsx';

interface AdPreviewProps {
  ad: AdCopy;
  objective: Objective | null;
  /** Who speaks: the Facebook page, or the business until one is chosen. */
  speaker: string;
  speakerPicture: string | null;
  websiteUrl: string;
  picture: ShownPicture | undefined;
  placement?: Placement;
}

/** What every placement shows, each in its own way. */
export interface PreviewProps {
  ad: Pick<AdCopy, 'headline' | 'primaryText' | 'description'>;
  speaker: string;
  speakerPicture: string | null;
  picture: ShownPicture | undefined;
  /** Said in place of a picture; without it, that there is none yet. */
  missing?: string;
  /** The words on the button. */
  button: string;
  /** Where the ad leads, as it is shown. */
  domain: string;
}

/** The ad as it will stand there, cut off where Facebook and Instagram cut it off. */
export const AdPreview = memo(function AdPreview(props: AdPreviewProps) {
  const { ad, objective, websiteUrl, placement = 'facebook-feed', ...rest } = props;
  const look: PreviewProps = {
    ...rest,
    ad,
    button: nameCallToAction(callToActionFor(objective, ad.callToAction), objective),
    domain: domainOf(websiteUrl, objective),
  };
  switch (placement) {
    case 'facebook-feed':
      return <FacebookFeedPreview {...look} />;
    case 'instagram-feed':
      return <InstagramFeedPreview {...look} />;
    case 'story':
      return <StoryPreview {...look} />;
  }
});

/** Forms open inside Facebook, which then names itself. */
function domainOf(websiteUrl: string, objective: Objective | null): string {
  const host = websiteHost(websiteUrl);
  return objective === 'leads' ? host || 'fb.me' : host;
}
