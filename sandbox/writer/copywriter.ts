import { english } from './english.ts';
import type { CampaignFacts, Tone } from './facts.ts';
import { norwegian } from './norwegian.ts';
import { isNorwegian, phrase, type Phrases } from './phrases.ts';

/** One way to say it: for each part what to try, the best first. */
export interface Take {
  headline: string[];
  opening: string[];
  more: string[];
  description: string[];
}

export type Takes = Record<Tone, [Take, Take]>;

export interface Ad {
  tone: Tone;
  headline: string;
  primaryText: string;
  description: string;
  callToAction: string;
}

const lengths = { headline: 40, primaryText: 125, description: 30 };

/** One ad for each wished tone. `turn` counts how often the same facts were written about, so that asking again gives others. */
export function writeAds(facts: CampaignFacts, turn: number): Ad[] {
  const takes = isNorwegian(facts) ? norwegian : english;
  const used = new Set<string>();
  return facts.tones.map((tone, place) => {
    const take = takes[tone][turn % 2 === 0 ? 0 : 1];
    const phrases = phrase(facts, place + turn);
    return {
      tone,
      headline: choose(take.headline, phrases, lengths.headline, used),
      primaryText: compose(take, phrases, used),
      description: choose(take.description, phrases, lengths.description, used),
      callToAction: chooseAction(facts, tone),
    };
  });
}

/** The first sentence that can be said, fits and has not been said; the last one is cut when none fits. */
function choose(candidates: string[], phrases: Phrases, length: number, used: Set<string>): string {
  const said = candidates.map((candidate) => fill(candidate, phrases)).filter((text) => text !== undefined);
  const fits = said.find((text) => graphemes(text) <= length && !used.has(text));
  const chosen = fits ?? cut(said.at(-1) ?? '', length);
  used.add(chosen);
  return chosen;
}

function compose({ opening, more }: Take, phrases: Phrases, used: Set<string>): string {
  let text = choose(opening, phrases, lengths.primaryText, used);
  // A list of ticks stands by itself; a sentence follows the one before.
  const joint = text.includes('✓') ? '\n' : ' ';
  let hasPrice = text.includes(phrases['price'] ?? '\n');
  for (const candidate of more) {
    const sentence = fill(candidate, phrases);
    if (sentence === undefined || used.has(sentence)) continue;
    const isAboutPrice = candidate.includes('{price}');
    const isTold = isAboutPrice
      ? hasPrice
      : text.includes(phrases['point1'] ?? '\n') && candidate.includes('{point1}');
    if (isTold || graphemes(`${text}${joint}${sentence}`) > lengths.primaryText) continue;
    text = `${text}${joint}${sentence}`;
    hasPrice ||= isAboutPrice;
    used.add(sentence);
  }
  return text;
}

const wishes: Record<Tone, string[]> = {
  professional: ['GET_QUOTE', 'LEARN_MORE', 'CONTACT_US'],
  friendly: ['CONTACT_US', 'SIGN_UP', 'LEARN_MORE'],
  emotional: ['LEARN_MORE', 'SIGN_UP'],
  urgency: ['GET_OFFER', 'BOOK_NOW', 'BOOK_TRAVEL', 'SHOP_NOW', 'BUY_NOW', 'SIGN_UP'],
  benefit: ['SHOP_NOW', 'GET_OFFER', 'SIGN_UP', 'ORDER_NOW'],
  storytelling: ['LEARN_MORE', 'SEE_MORE', 'WATCH_MORE'],
};

function chooseAction({ allowedCallToActions: allowed }: CampaignFacts, tone: Tone): string {
  return wishes[tone].find((wish) => allowed.includes(wish)) ?? allowed[0] ?? 'LEARN_MORE';
}

/** The sentence with its facts in place; undefined when one of them is missing. */
function fill(template: string, phrases: Phrases): string | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !phrases[name])) return undefined;
  return template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => phrases[name] ?? '');
}

const segmenter = new Intl.Segmenter('nb', { granularity: 'grapheme' });

/** Letters as a person counts them. */
export function graphemes(text: string): number {
  return [...segmenter.segment(text)].length;
}

function cut(text: string, length: number): string {
  if (graphemes(text) <= length) return text;
  const short = [...segmenter.segment(text)]
    .slice(0, length - 1)
    .map(({ segment }) => segment)
    .join('');
  return `${short.replace(/\s+\S*$/, '') || short}…`;
}
