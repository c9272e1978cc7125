import { type DesignName, type DesignPlacement, designPlacements } from '#contract/designs.ts';
import type { DesignContent } from '../../designs/design-content.ts';

/** What an ad shows: a picture of the workspace, as it was uploaded or as the AI enhanced it, or a video. */
export interface PlannedMedia {
  mediaId: string;
  kind?: 'image' | 'video' | undefined;
  isEnhanced?: boolean | undefined;
  drawn?: PlannedDrawing | undefined;
}

/** A picture in a design, with all that it says, and what each of its drawings is told apart by. */
export interface PlannedDrawing {
  design: DesignName;
  content: DesignContent;
  states: Record<DesignPlacement, string>;
}

/** What goes up as one file: a photo, or one drawing of it. */
export interface PictureFile {
  mediaId: string;
  isEnhanced: boolean;
  /** Which drawing; empty for the photo itself. */
  rendition: string;
  drawing?: { drawn: PlannedDrawing; placement: DesignPlacement };
}

/** The files that make up a picture: one, or one for each shape of its design. */
export function filesOf({ mediaId, isEnhanced = false, drawn }: PlannedMedia): PictureFile[] {
  if (!drawn) return [{ mediaId, isEnhanced, rendition: '' }];
  return designPlacements.map((placement) => ({
    mediaId,
    isEnhanced,
    rendition: renditionOf(drawn, placement),
    drawing: { drawn, placement },
  }));
}

function renditionOf({ design, states }: PlannedDrawing, placement: DesignPlacement): string {
  return `${design}/${placement}/${states[placement]}`;
}

/** Tells a file from every other of the same picture. */
export function nameOf({ mediaId, isEnhanced, rendition }: Omit<PictureFile, 'drawing'>): string {
  return `${mediaId} ${isEnhanced ? 'enhanced' : 'original'} ${rendition}`;
}

/** What an ad shows of a picture, by the hashes of its files. */
export function shownAs(
  picture: PlannedMedia,
  hashes: Map<string, string>,
): { imageHash: string } | { pictures: Record<DesignPlacement, string> } {
  const files = filesOf(picture);
  const hashOf = (file: PictureFile | undefined) => hashes.get(nameOf(file!))!;
  if (!picture.drawn) return { imageHash: hashOf(files[0]) };
  const of = (shape: DesignPlacement) => hashOf(files.find(({ drawing }) => drawing?.placement === shape));
  return { pictures: { '1x1': of('1x1'), '4x5': of('4x5'), '9x16': of('9x16') } };
}
