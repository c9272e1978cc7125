import type { AdCopy } from '#contract/campaigns/ads.ts';
import { callToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { Objective } from '#contract/campaigns/campaign.ts';
import { websiteHost } from '#web/website-host.ts';
import { memo } from 'react';
import { nameCallToAction } from '../ads/call-to-action.ts';
import { pictureIn, squareOf } from './drawn-picture.ts';
import { FacebookFeedPreview } from './facebook-feed-preview.tsx';
import { InstagramFeedPreview } from './instagram-feed-preview.tsx';
import type { Placement } from './placements.ts';
import { StoryPreview } from './story-preview.tsx';
import type { PreviewProps } from './preview-props.ts';

export interface AdPreviewProps extends Pick<PreviewProps, 'speakerPicture' | 'picture'> {
  ad: Pick<AdCopy, 'headline' | 'primaryText' | 'description' | 'callToAction'> & Partial<AdCopy>;
  objective: Objective | null;
  /** Who speaks: the Facebook page, or the business until one is chosen. */
  speaker: string;
  websiteUrl: string;
  placement?: Placement;
  /** Beside others: in feeds all pictures are square, so that nothing but what they show differs. */
  isCompared?: boolean;
}

/** The ad as it will stand there, cut off where Facebook and Instagram cut it off. */
export const AdPreview = memo(function AdPreview(props: AdPreviewProps) {
  const { ad, objective, websiteUrl, placement = 'facebook-feed', picture, isCompared, ...rest } = props;
  const look: PreviewProps = {
    ...rest,
    picture: isCompared && placement !== 'story' ? squareOf(picture) : pictureIn(picture, placement),
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
