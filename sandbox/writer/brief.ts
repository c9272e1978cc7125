import { isMap, listOf, textOf } from '#sandbox/json.ts';
import { CampaignFacts, tones, type Tone } from './facts.ts';
import { findObjects, findLabelled, findTagged, type Found } from './read-prompt.ts';

/** What a prompt asks for: the facts to write from, and how many ads when it says so. */
export interface Brief {
  facts: CampaignFacts;
  count: number | undefined;
  /** The one part of an ad that is wanted by itself. */
  only: 'headline' | 'primaryText' | 'description' | undefined;
}

/** What a fact is called, in whatever spelling. */
const names: Record<string, string> = {
  businessName: 'businessname business company companyname brand advertiser bedrift firma bedriftsnavn',
  productService: 'productservice productorservice product service productname produkt tjeneste whatissold',
  offerDescription: 'offerdescription offer productdescription description tilbud beskrivelse about',
  sellingPoints: 'sellingpoints keysellingpoints usps usp benefits strengths salgsargumenter fordeler',
  objective: 'objective campaignobjective goal mål',
  industry: 'industry trade sector category bransje',
  beforePrice: 'beforeprice formerprice regularprice originalprice oldprice pricebefore førpris ordinærpris',
  campaignPrice: 'campaignprice price offerprice saleprice currentprice pricenow pris kampanjepris',
  currency: 'currency valuta',
  locations: 'locations location targetlocation targetlocations places place city cities area sted steder by',
  language: 'language preferredlanguage lang writein språk',
  ageFrom: 'agefrom agemin minage minimumage',
  ageTo: 'ageto agemax maxage maximumage',
  age: 'age agerange ages alder',
  tones: 'tones tone styles',
  allowedCallToActions: 'allowedcalltoactions calltoactions ctas buttons',
};
const factOf = new Map(
  Object.entries(names).flatMap(([fact, others]) => others.split(' ').map((name) => [name, fact] as const)),
);

/** Reads a brief however it is laid out: as JSON, in tags, or line by line; undefined where no fact is found. */
export function readBrief(prompt: string): Brief | undefined {
  const { objects, rest } = findObjects(prompt);
  const tagged = findTagged(rest);
  const facts: Record<string, unknown> = {};
  const take = ({ name, value }: Found) => {
    const fact = factOf.get(name.toLowerCase().replaceAll(/[^a-zæøå]/g, ''));
    if (fact && facts[fact] === undefined && value !== '' && value !== null) facts[fact] = value;
  };
  for (const object of objects) for (const found of fieldsOf(object)) take(found);
  for (const found of tagged.found) take(found);
  for (const found of findLabelled(tagged.rest)) take(found);
  if (!facts['businessName'] && !facts['productService']) return undefined;

  const [from, to] = textOf(facts['age']).match(/\d+/g) ?? [];
  facts['ageFrom'] ??= from;
  facts['ageTo'] ??= to;
  const wish = tagged.rest;
  facts['tones'] ??= toneIn(wish);
  return { facts: CampaignFacts.parse(facts), count: countIn(wish), only: partIn(wish) };
}

/** Earlier ads and schemas stand in prompts as well; neither is a fact about the campaign. */
function fieldsOf(object: unknown, depth = 0): Found[] {
  if (!isMap(object) || depth > 4 || 'headline' in object || 'primaryText' in object || '$schema' in object)
    return [];
  return Object.entries(object).flatMap(([name, value]): Found[] => {
    if (name === 'properties') return [];
    if (isMap(value)) return fieldsOf(value, depth + 1);
    if (!Array.isArray(value)) return [{ name, value }];
    const words = listOf(value).map((item) =>
      isMap(item) ? textOf(item['name'] ?? item['text']) : textOf(item),
    );
    return [{ name, value: words.filter(Boolean) }];
  });
}

function toneIn(wish: string): Tone[] | undefined {
  const asked = tones.filter((tone) =>
    new RegExp(
      `\\b(tone|style|variant)s?\\b[^.\\n]{0,20}\\b${tone}|\\b${tone}\\b[^.\\n]{0,12}\\b(tone|style|ad|ads|version|variant)\\b`,
      'i',
    ).test(wish),
  );
  return asked.length === 1 ? asked : undefined;
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function countIn(wish: string): number | undefined {
  const [, word = ''] =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:\p{L}+\s+){0,3}(?:ads?|variants?|variations?|versions?|annonser?)\b/iu.exec(
      wish,
    ) ?? [];
  const count = /^\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase());
  return count > 0 ? Math.min(count, 20) : undefined;
}

function partIn(wish: string): Brief['only'] {
  const [, part = ''] =
    /\b(?:only|just|bare)\s+(?:the|a|one|an?other|new|\s)*\s*(headline|primary text|description)\b/i.exec(
      wish,
    ) ?? [];
  const parts = { headline: 'headline', 'primary text': 'primaryText', description: 'description' } as const;
  return part ? parts[part.toLowerCase() as keyof typeof parts] : undefined;
}
