import { AdPreview } from '#web/features/campaigns/previews/ad-preview.tsx';
import { m } from '#web/paraglide/messages.js';
import picture from './sample-picture.svg';

/** An ad as it stands in the feed in the end, of a plumber who does not exist. */
export function SampleAd() {
  return (
    <AdPreview
      ad={{
        headline: m.dashboard_sample_headline(),
        primaryText: m.dashboard_sample_text(),
        description: m.dashboard_sample_description(),
        callToAction: 'BOOK_NOW',
      }}
      objective="traffic"
      speaker={m.dashboard_sample_speaker()}
      speakerPicture={null}
      websiteUrl="https://example.com"
      picture={{ previewUrl: picture, width: 1200, height: 628 }}
    />
  );
}
