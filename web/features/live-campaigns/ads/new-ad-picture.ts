import { designNames } from '#contract/designs.ts';
import type { NewAd } from '#contract/live/steering.ts';

type PictureSource = 'campaign' | 'upload' | 'address';

/** The picture of a new ad as it is being chosen: each way keeps what was chosen there. */
export interface PictureChoice {
  /** Nothing until somebody says so: then the campaign's pictures, if it has any. */
  source: PictureSource | undefined;
  /** One of the campaign's: a picture, and where it is in a design, which. */
  ownId: string | undefined;
  uploadedId: string | undefined;
  address: string;
}

export const noPicture: PictureChoice = {
  source: undefined,
  ownId: undefined,
  uploadedId: undefined,
  address: '',
};

/** Where the picture comes from, and which of the campaign's it is, until somebody says otherwise. */
export function settlePicture(choice: PictureChoice, ownIds: readonly string[]): PictureChoice {
  const source = choice.source ?? (ownIds.length > 0 ? 'campaign' : 'upload');
  return { ...choice, source, ownId: choice.ownId ?? ownIds[0] };
}

/** The picture as it is asked for, or what is missing. */
export function pictureToAsk({
  source,
  ownId,
  uploadedId,
  address,
}: PictureChoice): Pick<NewAd, 'mediaId' | 'design' | 'imageUrl'> | 'missing' | 'no-address' {
  if (source === 'address') {
    const imageUrl = address.trim();
    if (imageUrl === '') return 'missing';
    const protocol = URL.parse(imageUrl)?.protocol;
    const isOnTheWeb = protocol === 'https:' || protocol === 'http:';
    return isOnTheWeb && imageUrl.length <= 2000 ? { imageUrl } : 'no-address';
  }
  const [mediaId, design] = (source === 'campaign' ? ownId : uploadedId)?.split(' ') ?? [];
  const known = designNames.find((name) => name === design);
  return mediaId ? { mediaId, ...(known && { design: known }) } : 'missing';
}
