import type { FoundFacts, FoundOffer } from '#contract/websites/reading.ts';
import { minorDigits } from '#contract/currencies.ts';
import type { Truth } from './true-facts.ts';

/** How one kind of fact was told of one website. */
export interface Judged {
  fact: string;
  /** What a careful person finds. */
  there: number;
  found: number;
  /** What was told and is not so, as it was told. */
  wrong: string[];
}

/** Holds what was found on a website against what stands there. */
export function judgeFacts(found: FoundFacts, truth: Truth): Judged[] {
  const { businessName, industry, place, language, phone, openingHours, about, tone, colours, logo } = found;
  const single = (fact: string, value: string | undefined, right: readonly string[], isOne = isSame) => ({
    fact,
    there: Math.min(1, right.length),
    found: value !== undefined && right.some((each) => isOne(value, each)) ? 1 : 0,
    wrong: value !== undefined && !right.some((each) => isOne(value, each)) ? [value] : [],
  });
  const forbidden = truth.mustNotFind.filter((words) => words.test(JSON.stringify(withoutSources(found))));
  return [
    single('name', businessName?.value, truth.businessNames),
    single('industry', industry?.value, truth.industries),
    single('place', place?.value, truth.places),
    single('language', language?.value, truth.language ? [truth.language] : []),
    single('phone', phone?.value, truth.phone ? [truth.phone] : [], isSameNumber),
    judgeHours(openingHours?.value, truth),
    single('about', about?.value, truth.abouts),
    single('tone', tone?.value, truth.tone, holds),
    ...judgeOffers(found.offers, truth),
    several(
      'selling points',
      found.sellingPoints.map(({ value }) => value),
      truth.sellingPoints,
    ),
    several('colours', colours?.value ?? [], truth.colours),
    single('logo', logo?.value, truth.logo ? [`https://${truth.host}${truth.logo}`] : []),
    several(
      'pictures',
      found.pictures.map(({ url }) => new URL(url).pathname),
      truth.largePictures,
      truth.smallPictures,
    ),
    { fact: 'forbidden', there: 0, found: 0, wrong: forbidden.map(String) },
  ];
}

/** With `doubtful`, of which nobody would say that they are right or wrong. */
function several(
  fact: string,
  told: readonly string[],
  right: readonly string[],
  doubtful: readonly string[] = [],
): Judged {
  const isAmong = (value: string, those: readonly string[]) => those.some((each) => isSame(value, each));
  return {
    fact,
    there: right.length,
    found: right.filter((each) => told.some((value) => isSame(value, each))).length,
    wrong: told.filter((value) => !isAmong(value, right) && !isAmong(value, doubtful)),
  };
}

function judgeOffers(told: readonly FoundOffer[], { offers }: Truth): Judged[] {
  const matched = told.map((offer) => ({ offer, truth: offers.find(({ name }) => holds(offer.name, name)) }));
  const saysPrice = ({ priceMinor, beforePriceMinor }: FoundOffer) =>
    priceMinor !== null || beforePriceMinor !== null;
  const isRight = ({ offer, truth }: (typeof matched)[number]) =>
    truth?.prices.some(
      ({ now, before, currency }) =>
        offer.currency === currency &&
        offer.priceMinor === inMinor(now, currency) &&
        (offer.beforePriceMinor === null || offer.beforePriceMinor === inMinor(before, currency)),
    );
  const priced = offers.filter(({ prices }) => prices.length > 0);
  return [
    {
      fact: 'offers',
      there: offers.length,
      found: offers.filter((truth) => matched.some((each) => each.truth === truth)).length,
      wrong: matched.filter(({ truth }) => !truth).map(({ offer }) => offer.name),
    },
    {
      fact: 'prices',
      there: priced.length,
      found: priced.filter((truth) => matched.some((each) => each.truth === truth && isRight(each))).length,
      wrong: matched
        .filter((each) => saysPrice(each.offer) && !isRight(each))
        .map(
          ({ offer }) => `${offer.name}: ${offer.priceMinor} (${offer.beforePriceMinor}) ${offer.currency}`,
        ),
    },
  ];
}

/** Every hour that is told is one of those that are so; days are told in words, of which there are many. */
function judgeHours(told: string | undefined, { openingHours }: Truth): Judged {
  const hours = (text: string) => (text.match(/\d{1,2}(?:[.:]\d{2})?/g) ?? []).map(hourOf);
  const right = new Set(openingHours.flatMap(({ opens, closes }) => [hourOf(opens), hourOf(closes)]));
  const said = hours(told ?? '');
  const strange = said.filter((hour) => !right.has(hour));
  return {
    fact: 'opening hours',
    there: Math.min(1, openingHours.length),
    found: told && strange.length === 0 && [...right].every((hour) => said.includes(hour)) ? 1 : 0,
    wrong: strange.length > 0 ? [told!] : [],
  };
}

function hourOf(text: string): string {
  const [hour = '', minute = '00'] = text.split(/[.:]/);
  return `${Number(hour)}:${minute}`;
}

function inMinor(amount: number | undefined, currency: string): number | undefined {
  return amount === undefined ? undefined : amount * 10 ** minorDigits(currency);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}#/]+/gu, ' ')
    .trim();
const isSame = (one: string, other: string) => plain(one) === plain(other);
const holds = (text: string, words: string) =>
  ` ${plain(text)} `.includes(` ${plain(words)} `) || plain(text).includes(plain(words));
const isSameNumber = (one: string, other: string) =>
  one.replaceAll(/\D/g, '').replace(/^(00)?47/, '') === other.replaceAll(/\D/g, '').replace(/^47/, '');

/** What people are shown as a fact, without where it stands. */
function withoutSources(found: FoundFacts): unknown {
  return JSON.parse(JSON.stringify(found, (key, value: unknown) => (key === 'source' ? undefined : value)));
}
