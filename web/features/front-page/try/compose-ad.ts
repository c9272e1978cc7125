import type { Wish } from './read-wish.ts';

/** Where Meta cuts the texts off, as in the builder. */
const most = { headline: 40, text: 125 };

export interface ComposedAd {
  /** Who speaks in the ad: 'Plumber · Bergen'. */
  name: string;
  initial: string;
  headline: string;
  text: string;
}

/** Puts what somebody sells, and where, into the words of an example. `place` is said with its preposition. */
export function composeAd(
  wish: Wish,
  place: string,
  [headline, text]: readonly [headline: string, text: string],
): ComposedAd {
  const say = (words: string, where: string) =>
    words.replaceAll('{what}', wish.what).replaceAll(where ? '{place}' : ' {place}', where);
  const fits = (words: string, limit: number) =>
    [say(words, place), say(words, '')].find(({ length }) => length <= limit) ?? wish.what.slice(0, limit);
  return {
    name: [wish.what, wish.place].filter(Boolean).join(' · '),
    initial: wish.what.charAt(0),
    headline: fits(headline, most.headline),
    text: fits(text, most.text),
  };
}
