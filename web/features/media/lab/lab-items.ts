import type { Media } from '#contract/media.ts';

/** One picture of the lab: as it was uploaded, or as it was enhanced. */
export interface LabItem {
  id: string;
  fileName: string;
  url: string;
  type: 'original' | 'enhanced';
}

/** Every picture, and beside it what was made of it. */
export function listLabItems(media: readonly Media[]): LabItem[] {
  return media.flatMap(({ id, fileName, url, enhancement: { enhancedUrl } }) => [
    { id: `${id}-original`, fileName, url, type: 'original' as const },
    ...(enhancedUrl ? [{ id: `${id}-enhanced`, fileName, url: enhancedUrl, type: 'enhanced' as const }] : []),
  ]);
}
