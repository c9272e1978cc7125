import type { Language } from '#contract/people/people.ts';
import { pictureFile, type PictureName } from './picture-files.ts';

interface ProductPictureProps {
  name: PictureName;
  language: Language;
  /** What there is to see; empty where the words beside it say it. */
  alt: string;
}

/** A screen of the product in the page's theme and language. Only the one that is seen is fetched. */
export function ProductPicture({ name, language, alt }: ProductPictureProps) {
  const { dark, light, ...size } = pictureFile(name, language);
  const rest = { ...size, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <img src={dark} alt={alt} {...rest} className="h-auto w-full light:hidden" />
      <img src={light} alt={alt} {...rest} className="hidden h-auto w-full light:block" />
    </>
  );
}
