import type { Finding } from '#contract/compliance/finding.ts';
import type { Media } from '#contract/media.ts';

/** The id of the picture that a finding is about. */
export function pictureIdOf({ places }: Pick<Finding, 'places'>): string | undefined {
  return /^mediaIds\.(.+)$/.exec(places[0]?.field ?? '')?.[1];
}

/** The picture that a finding is about. */
export function pictureOf(finding: Pick<Finding, 'places'>, media: readonly Media[]): Media | undefined {
  const id = pictureIdOf(finding);
  return media.find((picture) => picture.id === id);
}

/** The field of the campaign where it is changed, as the pages name it. */
export function fieldToChange({ places }: Pick<Finding, 'places'>): string {
  const { field } = places[0]!;
  return field.startsWith('ads.') ? field : field.split('.')[0]!;
}

/** In which ads it stands, as they are numbered on the page. */
export function adNumbersOf({ places }: Pick<Finding, 'places'>, adIds: readonly string[]): number[] {
  const numbers = places.map(({ field }) => adIds.indexOf(field.split('.')[1] ?? '') + 1);
  return [...new Set(numbers)].filter((n) => n > 0);
}
