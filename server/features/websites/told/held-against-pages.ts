import type { FoundFacts } from '#contract/websites/reading.ts';
import type { FactSource } from '#contract/websites/fact-source.ts';
import type { ToldFirm } from '#server/gateways/writer/told-firm.ts';
import { faultsInText } from '../../campaigns/writing/check-copy.ts';
import { figuresIn, givenBy } from '../../campaigns/writing/given-facts.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import type { AdLanguage } from '#contract/campaigns/campaign.ts';
import { isMeantForMachines } from '../facts/meant-for-machines.ts';
import { evenly, findPlace, type LinedPage, type ToldPlace } from './told-lines.ts';

/** What a writer told and the pages bear out. Offers are without prices: those are read from the pages alone. */
export type BorneOut = Pick<FoundFacts, 'offers' | 'sellingPoints' | 'industry' | 'about' | 'tone'>;

interface Against {
  pages: readonly LinedPage[];
  industries: readonly string[];
  language: AdLanguage;
}

/** Keeps of what a writer told what the pages say in these words. What fails is left out, not mended. */
export function heldAgainst(told: ToldFirm, { pages, industries, language }: Against): BorneOut {
  const stands = <Fact extends { page: number; quote: string }>(
    facts: readonly (Fact | null)[],
    isBorneOut: (fact: Fact, place: ToldPlace) => boolean,
  ) =>
    facts.flatMap((fact) => {
      const place = fact && !isMeantForMachines(fact.quote) ? findPlace(fact, pages) : undefined;
      return fact && place && isBorneOut(fact, place) ? [{ fact, place, source: sourceOf(place) }] : [];
    });
  const isSaid = (text: string, { around }: ToldPlace) =>
    !isMeantForMachines(text) && areWordsOf(text, around) && isClaimedBy(around, text, language);
  const isVerbatim = (text: string, { around }: ToldPlace) =>
    !isMeantForMachines(text) && hasLetters(text) && lower(around).includes(lower(text));

  const offers = stands(told.offers, ({ name }, place) => isVerbatim(name, place) && !namesPrice(name));
  const points = stands(told.sellingPoints, ({ text }, place) => hasLetters(text) && isSaid(text, place));
  const [industry] = stands([told.industry], ({ name }) => industries.includes(name));
  const [about] = stands([told.about], ({ text }, place) => isVerbatim(text, place) && text.includes(' '));
  // How somebody speaks is judged, not read; so it may at least promise nothing.
  const [tone] = stands([told.tone], ({ words }) => isManner(words) && isClaimedBy('', words, language));
  return {
    offers: offers.map(({ fact: { name, description }, place, source }) => ({
      name: evenly(name),
      description: isSaid(description, place) && !namesPrice(description) ? evenly(description) : '',
      beforePriceMinor: null,
      priceMinor: null,
      currency: null,
      source,
    })),
    sellingPoints: points.map(({ fact: { text }, source }) => ({ value: evenly(text), source })),
    ...(industry && { industry: { value: industry.fact.name, source: industry.source } }),
    ...(about && { about: { value: evenly(about.fact.text), source: about.source } }),
    ...(tone && { tone: { value: evenly(tone.fact.words), source: tone.source } }),
  };
}

const sourceOf = ({ quote, url }: ToldPlace): FactSource => ({ from: 'website', words: quote, url });

/** Every figure of it, and every promise, is made by these words as well. */
function isClaimedBy(words: string, text: string, language: AdLanguage): boolean {
  const given = givenBy({ ...emptyCampaign, language, offerDescription: words, priceCurrency: 'XXX' });
  return faultsInText(text, given).every(({ rule }) => rule === 'mood');
}

/** Whether these words bear out every word that says something, inflections apart. */
function areWordsOf(text: string, words: string): boolean {
  const known = tellingWords(words);
  return tellingWords(text).every((word) => {
    const stem = word.slice(0, Math.max(4, word.length - 3));
    return known.some((other) => other.startsWith(stem));
  });
}

/** Words that only hold others together. */
const joining = new Set(
  'for med som til oss deg hos vår våre det den dette ved fra når eller også din ditt dine har kan alle all and the you our your are with from that this'.split(
    ' ',
  ),
);
const tellingWords = (text: string) =>
  (lower(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !joining.has(word));
const lower = (text: string) => evenly(text).toLowerCase();
const hasLetters = (text: string) => /\p{L}{3}/u.test(text);
const namesPrice = (text: string) => figuresIn(text).some(({ currency }) => currency !== undefined);
const isManner = (words: string) => /^[\p{L}][\p{L} ,-]{2,59}$/u.test(words) && words.split(' ').length <= 7;
