import { isMeantForMachines } from './meant-for-machines.ts';
import { metaOf, type OpenedPage } from './opened-page.ts';
import { tell, type Told } from './told.ts';

/** What the firm says of itself for those who search, where that is a sentence. */
export function findAbout([front]: OpenedPage[]): Told | undefined {
  if (!front) return undefined;
  const said = ['description', 'og:description'].map((name) => metaOf(front, name));
  const about = said.find((text) => text && isSentence(text) && !isMeantForMachines(text));
  return about ? tell(about, { url: front.url, most: 500 }) : undefined;
}

function isSentence(text: string): boolean {
  return (
    /^\p{Lu}.*[^.][.!?]$/u.test(text) && text.split(' ').length >= 5 && !/just another wordpress/i.test(text)
  );
}
