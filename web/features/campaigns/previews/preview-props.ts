import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { ShownPicture } from './preview-picture.tsx';

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
