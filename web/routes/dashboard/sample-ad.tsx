import { AdPreview } from '#web/features/campaigns/previews/ad-preview.tsx';
import { m } from '#web/paraglide/messages.js';
import picture from './sample-picture.svg';

/** An ad as it stands in the feed in the end: of a plumber who does not exist, or in the name of the site that is typed. */
export function SampleAd({ site }: { site: string }) {
  const typed = site.trim().replace(/^(https?:\/*)?(www\.)?/i, '');
  const [, host] = /^([^\s/?#:@]+\.[^\s/?#:@.\d]{2,})(?:[/?#:]|$)/.exec(typed) ?? [];
  // "fjord-florist.co.uk" is Fjord Florist; a name is taken as it is.
  const parts = host ? host.split('.').slice(0, -1) : [typed];
  const name = parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
  const words = name.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return (
    <AdPreview
      ad={{
        headline: m.dashboard_sample_headline(),
        primaryText: m.dashboard_sample_text(),
        description: m.dashboard_sample_description(),
        callToAction: 'BOOK_NOW',
      }}
      objective="traffic"
      // Of an organisation number there is no name to show.
      speaker={/\p{L}/u.test(name) ? words.join(' ') : m.dashboard_sample_speaker()}
      speakerPicture={null}
      websiteUrl={`https://${host ?? 'example.com'}`}
      picture={{ previewUrl: picture, width: 1200, height: 628 }}
    />
  );
}
