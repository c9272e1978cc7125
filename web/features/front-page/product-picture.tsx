import type { Language } from '#contract/people/people.ts';
import { cn } from '#web/ui/class-names.ts';
import { pictureFile, type PictureName } from './picture-files.ts';

interface ProductPictureProps {
  name: PictureName;
  language: Language;
  /** What there is to see; empty where the words beside it say it. */
  alt: string;
  className?: string | undefined;
}

/** A screen of the product in the page's theme and language. Only the one that is seen is fetched. */
export function ProductPicture({ name, language, alt, className }: ProductPictureProps) {
  const { dark, light, ...size } = pictureFile(name, language);
  const rest = { ...size, loading: 'lazy', decoding: 'async' } as const;
  const look = cn('h-auto w-full', className);
  return (
    <>
      <img src={dark} alt={alt} {...rest} className={cn(look, 'light:hidden')} />
      <img src={light} alt={alt} {...rest} className={cn(look, 'hidden light:block')} />
    </>
  );
}
