import type { Language } from '#contract/people/people.ts';
import sizes from './pictures/sizes.json';

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Pictures of the product, taken in it by `npm run pictures -- front-page`. */
export type PictureName = keyof typeof sizes extends `${infer Name}-${Language}` ? Name : never;

interface PictureFile {
  dark: string;
  light: string;
  width: number;
  height: number;
}

/** Where a picture is in both themes, and how large. */
export function pictureFile(name: PictureName, language: Language): PictureFile {
  const file = (theme: string) => files[`./pictures/${name}-${language}-${theme}.webp`] ?? '';
  return { dark: file('dark'), light: file('light'), ...sizes[`${name}-${language}`] };
}
