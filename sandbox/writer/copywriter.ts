import { breakLaw } from './break-law.ts';
import { english } from './english.ts';
import type { CampaignFacts, Tone } from './facts.ts';
import { kindOf } from './kinds.ts';
import { norwegian } from './norwegian.ts';
import type { Language, Take } from './phrase-table.ts';
import { offersOf, phrase, type Phrases, speaksNorwegian } from './phrases.ts';

export interface Ad {
  tone: Tone;
  headline: string;
  primaryText: string;
  description: string;
  callToAction: string;
}

export interface Lengths {
  headline: number;
  primaryText: number;
  description: number;
}

export const adLengths: Lengths = { headline: 40, primaryText: 125, description: 30 };

interface Order {
  /** How often the same facts were written about, so that asking again gives others. */
  turn: number;
  /** What has been written before and is not to be said again. */
  before?: string;
  lengths?: Lengths;
  forgetsLaw?: boolean;
}

/** One ad for each wished tone, none of them saying what another says. */
export function writeAds(
  facts: CampaignFacts,
  { turn, before = '', lengths = adLengths, forgetsLaw = false }: Order,
): Ad[] {
  const language = speaksNorwegian(facts) ? norwegian : english;
  const said = new Set<string>();
  // What the facts say stands in the prompt, and is not said by that.
  const isGiven = (text: string) => facts.offerDescription.includes(bare(text));
  const isSaid = (text: string) =>
    said.has(bare(text)) || (text.length > 12 && before.includes(text) && !isGiven(text));
  const say = (text: string) => {
    for (const sentence of [text, ...sentencesOf(text)]) said.add(bare(sentence));
    return text;
  };
  return facts.tones.map((tone, place) => {
    const earlier = facts.tones.slice(0, place).filter((other) => other === tone).length;
    const phrases = phrase(facts, place + turn, language);
    const takes = takesOf(language, tone, facts);
    const take = takes[(turn + earlier) % takes.length];
    if (!take) throw new Error(`There is no take for ${tone}.`);
    const text = compose(take, phrases, lengths.primaryText, isSaid);
    // Every second ad tells of the offer itself, where there is one to tell of.
    const telling = (place + turn) % 2 === 0 && tellOffer(take, phrases, place + turn);
    const pick = (lines: string[], length: number) => say(choose(lines, phrases, length, isSaid));
    const ad = {
      tone,
      headline: pick(take.headline, lengths.headline),
      primaryText: say(telling || text),
      description: pick(take.description, lengths.description),
      callToAction: chooseAction(facts, tone),
    };
    return forgetsLaw ? breakLaw(ad, speaksNorwegian(facts) ? 'Norwegian' : 'English') : ad;
  });

  function tellOffer(take: Take, phrases: Phrases, first: number): string | undefined {
    for (const offer of offersOf(facts, first)) {
      const isSaidBefore = (text: string) => text !== `${offer}.` && isSaid(text);
      const more = ['{offer}.', ...take.more.filter((line) => line !== '{offer}.')];
      const ways = [
        { opening: take.opening, more },
        { opening: ['{offer}.'], more },
        { opening: ['{offer}.'], more: [...more, ...language.endings] },
      ];
      for (const way of ways) {
        const text = compose({ ...take, ...way }, { ...phrases, offer }, lengths.primaryText, isSaidBefore);
        if (text.includes(offer) && !isSaid(text)) return text;
      }
    }
    return undefined;
  }
}

function takesOf(language: Language, tone: Tone, facts: CampaignFacts): Take[] {
  const kind = kindOf(facts);
  const isCalm = kind === 'rescue' || kind === 'farewell';
  const [first, ...others] = language.takes(isCalm && tone === 'urgency' ? 'professional' : tone);
  if (!first) throw new Error(`There is no take for ${tone}.`);
  // Where something is wrong or grave nobody is hurried.
  if (isCalm && tone === 'urgency') return [...others, first];
  const takes = [first, ...others];
  const moments = language.moments(tone, kind);
  if (moments.length === 0) return takes;
  const description =
    tone === 'emotional' ? first.description : (language.takes('professional')[1]?.description ?? []);
  const calm = { headline: [], more: ['{offer}.', '{business} {inPlace}.', '{Point1}.'], description };
  return moments.map(([headline = '', opening = ''], place) => {
    const take = isCalm ? calm : (takes[place % takes.length] ?? first);
    return { ...take, headline: [headline, ...take.headline], opening: [opening] };
  });
}

/** The first line that can be said, fits and has not been said; else the shortest that fits. */
function choose(
  lines: string[],
  phrases: Phrases,
  length: number,
  isSaid: (text: string) => boolean,
): string {
  const sayable = lines.map((line) => fill(line, phrases)).filter((text) => text !== undefined);
  const fitting = sayable.filter((text) => graphemes(text) <= length);
  const fresh = fitting.find(
    (text) => !isSaid(text) && sentencesOf(text).every((sentence) => !isSaid(sentence)),
  );
  return fresh ?? fitting.at(-1) ?? '';
}

function compose(
  { opening, more }: Take,
  phrases: Phrases,
  length: number,
  isSaid: (text: string) => boolean,
): string {
  let text = choose(opening, phrases, length, isSaid);
  // A list of ticks stands by itself; a sentence follows the one before.
  const joint = text.includes('✓') ? '\n' : ' ';
  const tells = (name: string) =>
    Boolean(phrases[name]) && text.toLowerCase().includes(phrases[name]?.toLowerCase() ?? '\n');
  for (const line of more) {
    const sentence = fill(line, phrases);
    if (sentence === undefined || isSaid(sentence)) continue;
    // Nothing is told twice in one ad: not the price, not a selling point, not the product, not the name.
    const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (names.some((name) => !['place', 'inPlace', 'before', 'percent'].includes(name) && tells(name)))
      continue;
    if (graphemes(`${text}${joint}${sentence}`) > length) continue;
    text = `${text}${joint}${sentence}`;
  }
  return text;
}

const wishes: Record<Tone, string[]> = {
  professional: ['GET_QUOTE', 'LEARN_MORE', 'CONTACT_US'],
  friendly: ['CONTACT_US', 'MESSAGE_PAGE', 'SIGN_UP', 'LEARN_MORE'],
  emotional: ['LEARN_MORE', 'SIGN_UP'],
  urgency: ['GET_OFFER', 'BOOK_NOW', 'BOOK_TRAVEL', 'SHOP_NOW', 'BUY_NOW', 'SIGN_UP'],
  benefit: ['SHOP_NOW', 'GET_OFFER', 'SIGN_UP', 'ORDER_NOW'],
  storytelling: ['LEARN_MORE', 'SEE_MORE', 'WATCH_MORE'],
};

export function chooseAction({ allowedCallToActions: allowed }: CampaignFacts, tone: Tone): string {
  return wishes[tone].find((wish) => allowed.includes(wish)) ?? allowed[0] ?? 'LEARN_MORE';
}

/** The sentence with its facts in place; undefined when one of them is missing. */
function fill(line: string, phrases: Phrases): string | undefined {
  const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !phrases[name])) return undefined;
  const filled = line.replaceAll(/\{(\w+)\}/g, (_all, name: string) => phrases[name] ?? '');
  // A fact may end in a stop of its own.
  return filled.replaceAll(/([.!?…])\.(?=\s|$)/g, '$1');
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s|\n/);
}

/** A sentence says the same with a stop at its end and without. */
function bare(sentence: string): string {
  return sentence.replace(/[.!?]+$/, '');
}

const segmenter = new Intl.Segmenter('nb', { granularity: 'grapheme' });

/** Letters as a person counts them. */
export function graphemes(text: string): number {
  return [...segmenter.segment(text)].length;
}
