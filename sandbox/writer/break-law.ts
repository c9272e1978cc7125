import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';

/** What no lawful ad says, and what nobody says without proof. */
const unlawful = {
  Norwegian: { drink: 'Kom innom og ta en øl mens du venter.', claim: 'Best i byen' },
  English: { drink: 'Come in and have a beer while you wait.', claim: 'Best in town' },
};
export type WrittenLanguage = keyof typeof unlawful;

/** Whether the writer forgets the law in this answer; whoever reads what was wrong with the last one may do better. */
export function forgetsLaw(world: World, prompt: string): boolean {
  const isTold = /\byour (last|previous) answer\b/i.test(prompt);
  const keeps = switchOf(world, 'writer_keeps_law');
  return keeps === 'never' || (keeps === 'once-told' && !isTold);
}

/** An ad in which the law is forgotten, as two tones of six tempt to. */
export function breakLaw<Ad extends { tone: string }>(ad: Ad, language: WrittenLanguage): Ad {
  const { drink, claim } = unlawful[language];
  if (ad.tone === 'friendly') return { ...ad, primaryText: drink };
  return ad.tone === 'benefit' ? { ...ad, headline: claim } : ad;
}

/** A text in which it is forgotten, whatever it was to say. */
export function unlawfulText(language: WrittenLanguage): string {
  return unlawful[language].drink;
}
