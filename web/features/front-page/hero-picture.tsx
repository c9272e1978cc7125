import type { Language } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { pictureFile } from './picture-files.ts';

/** The product as it looks on this screen, phone or desk, in the page's theme. */
export function HeroPicture({ language }: { language: Language }) {
  const wide = pictureFile('hero', language);
  const narrow = pictureFile('hero-phone', language);
  const themes = [
    // Pages begin dark, so this one is fetched at once; the other only where it is seen.
    { theme: 'dark', loading: 'eager', look: 'light:hidden' },
    { theme: 'light', loading: 'lazy', look: 'hidden light:block' },
  ] as const;
  return themes.map(({ theme, loading, look }) => (
    <picture key={theme}>
      <source media="(width < 40rem)" srcSet={narrow[theme]} width={narrow.width} height={narrow.height} />
      <img
        src={wide[theme]}
        alt={m.landing_picture()}
        width={wide.width}
        height={wide.height}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : 'auto'}
        className={cn(
          'mx-auto h-auto w-full rounded-t-3xl border border-b-0 border-line-strong/50 shadow-raised max-sm:max-w-[22rem] sm:rounded-t-xl',
          look,
        )}
      />
    </picture>
  ));
}
