import type { CampaignFacts } from './facts.ts';
import { kindOf } from './kinds.ts';
import type { Language } from './phrase-table.ts';
import { wordPrices } from './prices.ts';

/** The facts as words that fit into sentences. A fact nobody gave has no word. */
export type Phrases = Record<string, string | undefined>;

/** `turn` decides which selling point comes first, so that six ads do not open with the same one. */
export function phrase(facts: CampaignFacts, turn: number, { asks, hellos }: Language): Phrases {
  const isNorwegian = speaksNorwegian(facts);
  const points = facts.sellingPoints.map(tidy).filter(isCopy);
  const point = (place: number) =>
    place < points.length ? points[(turn + place) % points.length] : undefined;
  const product = serviceOf(nounOf(facts.productService), isNorwegian);
  const ask = asks(facts.objective.toLowerCase().replace(/^outcome_/, ''));
  const isCalm = ['rescue', 'farewell'].includes(kindOf(facts));
  return {
    product: small(product),
    Product: large(product),
    aProduct: small(isNorwegian ? product : withArticle(product)),
    AProduct: large(isNorwegian ? product : withArticle(product)),
    business: tidy(facts.businessName) || undefined,
    ...namePlaces(facts.locations, isNorwegian),
    offer: sentenceOf(facts.offerDescription, turn),
    point1: small(point(0)),
    Point1: large(point(0)),
    point2: small(point(1)),
    Point2: large(point(1)),
    point3: small(point(2)),
    Point3: large(point(2)),
    ...wordPrices(facts, isNorwegian),
    ask: ask[turn % Math.max(1, ask.length)],
    hello: isCalm ? hellos[1]?.replace('!', '.') : helloOf(facts, hellos),
  };
}

export function speaksNorwegian({ language }: CampaignFacts): boolean {
  return /^(norwegian|norsk|bokmål|nb|no\b|nn)/i.test(language);
}

/** How one greets follows whom the ad is for; what they are is never said. */
function helloOf({ ageFrom, ageTo }: CampaignFacts, [young, usual, older]: Language['hellos']) {
  if (ageTo !== undefined && ageTo <= 34) return young;
  return ageFrom !== undefined && ageFrom >= 50 ? older : usual;
}

/** The thing by its name; undefined where it is described in a sentence instead. */
function nounOf(text: string): string | undefined {
  const [first = ''] = tidy(text).split(/\s[–—-]\s|[,.;:!?(|/]/);
  const noun = first.trim();
  const isSentence = /^(we|i|our|you|get|book|buy|let|vi|jeg|vår|våre|du|få|bestill|kjøp|la)\b/i.test(noun);
  return noun && !isSentence && noun.split(' ').length <= 6 && isCopy(noun) ? noun : undefined;
}

/** What has gone wrong is not what is sold: that is help with it. */
function serviceOf(noun: string | undefined, isNorwegian: boolean): string | undefined {
  if (!noun || !troubles.test(noun)) return noun;
  return isNorwegian ? `Hjelp ved ${small(noun)}` : `Help with ${withArticle(noun)}`;
}

const troubles =
  /^(?:(?:burst|broken|blocked|frozen|clogged|cracked|leaking|leaky) [\p{L} ]+|(?:water )?(?:leaks?|damage)|floods?|flooding|(?:sprukke(?:t|n|ne)|frosse?(?:t|n|ne)|tette?|lekke?|ødelagte?|knuste?) [\p{L} ]+|(?:vann)?lekkasje[rn]?|vannskader?)$/iu;

const countable =
  /(s|ing|tion|ment|ance|care|work|advice|help|food|coffee|bread|wine|beer|furniture|clothing|software|travel|housing|repair|insurance|maintenance|support|yoga|therapy|storage|\d)$/i;

/** 'a heat pump', but 'heat pumps' and 'bathroom renovation'. */
function withArticle(noun: string | undefined): string | undefined {
  if (!noun) return undefined;
  const head = noun.split(/\s(?:for|in|with|from|of|and|to|that|which)\s/i)[0] ?? noun;
  if (/^(an?|the|your|our|my|help with)\s/i.test(noun) || (countable.test(head) && !/ss$/i.test(head)))
    return noun;
  return `${/^([aeio]|u(?!ni|se))/i.test(noun) ? 'an' : 'a'} ${small(noun)}`;
}

/** A name that is all capitals, or has one inside, keeps its letters. */
function small(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const [first = ''] = text.split(/[\s-]/);
  return /^\p{Lu}[^\p{Lu}]*$/u.test(first) && !/^(I|I'm)$/.test(first) && !namesAPlace(text)
    ? `${text[0]?.toLowerCase()}${text.slice(1)}`
    : text;
}

/** 'Norwegian wool' and 'Oslo tours' keep their capital. */
function namesAPlace(text: string): boolean {
  return /^(norwegian|english|italian|french|spanish|german|danish|swedish|japanese|thai|nordic|scandinavian|oslo|bergen|christmas|easter|monday|friday|saturday|sunday|\p{Lu}\w+'s)\b/iu.test(
    text,
  );
}

function large(text: string | undefined): string | undefined {
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}` : undefined;
}

/** One line without markup, and without the stop at its end. */
function tidy(text: string): string {
  return text
    .replaceAll(/<[^>]*>|[{}<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!,;:]+$/, '');
}

/** What was typed into a field is about the product. What tries to speak to the writer instead is left out. */
function isCopy(text: string): boolean {
  const speaksToWriter =
    /\b(ignore|disregard|forget|override)\b.*\b(instruction|prompt|rule|above|previous|everything)|system prompt|you are now|as an ai\b|language model|respond (only )?with|output (only|exactly)|ignorer .*instruks|glem .*instruks|https?:\/\//i;
  return text !== '' && !speaksToWriter.test(text);
}

/** Each ad tells another part of the offer's description. */
function sentenceOf(text: string, turn: number): string | undefined {
  const sentences = sentencesOf(text);
  return large(sentences[turn % sentences.length]);
}

/** What may be told of the offer, the sentence whose turn it is first; each also as the clause it begins with. */
export function offersOf({ offerDescription }: CampaignFacts, turn: number): string[] {
  const sentences = sentencesOf(offerDescription);
  const first = turn % Math.max(1, sentences.length);
  return [...sentences.slice(first), ...sentences.slice(0, first)].flatMap((sentence) => {
    const [clause = ''] = sentence.split(/,? [–—] |; |, (?:and|but|so|og|men|så) /);
    const isSentence = clause !== sentence && clause.split(' ').length >= 5;
    return [sentence, ...(isSentence ? [clause] : [])].flatMap((each) => large(each) ?? []);
  });
}

function sentencesOf(text: string): string[] {
  const sentences = text
    .replaceAll(/<[^>]*>|[{}<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s/)
    .map(tidy);
  return sentences.every(isCopy) ? sentences : [];
}

/** Norwegian places where one is "på" and not "i": most islands, and some towns inland. */
const islandsAndUplands =
  /(øy|øya|øyene)$|^(hamar|gjøvik|lillehammer|kongsberg|elverum|voss|røros|otta|fagernes|notodden|rjukan|stord|sotra|frøya|hitra|smøla|svalbard|vinstra|tynset|raufoss|geilo|gol|ål|kongsvinger|nesodden|tjøme|sørlandet|vestlandet|østlandet|jæren|toten)$/i;

/** At most two places, as a sentence would name them. */
function namePlaces(locations: string[], isNorwegian: boolean): { place?: string; inPlace?: string } {
  const places = locations
    // "Bergen, Vestland, Norway" is Bergen to those who live there.
    .map((location) => location.split(/[,(]/)[0]?.trim() ?? '')
    .filter((place, position, all) => place && all.indexOf(place) === position)
    .slice(0, 2);
  if (places.length === 0) return {};
  if (!isNorwegian) return { place: places.join(' and '), inPlace: `in ${places.join(' and ')}` };
  const within = places.map((place) => `${islandsAndUplands.test(place) ? 'på' : 'i'} ${place}`);
  const [first = '', second = ''] = within;
  const sharesWord = first.split(' ')[0] === second.split(' ')[0];
  const inPlace = within.length < 2 ? first : `${first} og ${sharesWord ? (places[1] ?? '') : second}`;
  return { place: places.join(' og '), inPlace };
}
