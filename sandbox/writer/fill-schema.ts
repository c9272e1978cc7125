import { type Fields, isMap, listOf, numberOf, textOf } from '#sandbox/json.ts';
import { isAd, lengthsIn, roleOf } from './ad-parts.ts';
import { type Ad, chooseAction, type Lengths, writeAds } from './copywriter.ts';
import type { CampaignFacts } from './facts.ts';
import { resolve, typeOf } from './json-schema.ts';

interface Work {
  facts: CampaignFacts;
  turn: number;
  before: string;
  count: number | undefined;
  /** How long an ad's texts may be, as far as the prompt says. */
  asked?: Lengths;
  forgetsLaw?: boolean;
}

interface Place extends Work {
  root: Fields;
  depth: number;
  /** The ad that is being filled in. */
  ad: Ad;
}

/** A value of the shape that was asked for, its parts filled in by their names. */
export function fillSchema(schema: Fields, work: Work): unknown {
  const [ad] = writeAds(work.facts, work);
  if (!ad) throw new Error('Every campaign has at least one tone.');
  return fill('', schema, { ...work, root: schema, depth: 0, ad });
}

function fill(name: string, asked: unknown, place: Place): unknown {
  const schema = resolve(asked, place.root);
  const deeper = { ...place, depth: place.depth + 1 };
  if ('const' in schema) return schema['const'];
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return pick(name, choices, place);
  switch (typeOf(schema)) {
    case 'object':
      return fillObject(schema, deeper);
    case 'array':
      return fillArray(name, schema, deeper);
    case 'boolean':
      return schema['default'] ?? false;
    case 'number':
    case 'integer':
      return schema['default'] ?? fillNumber(name, schema, place);
    case 'null':
      return null;
    default:
      return fillText(name, schema, place);
  }
}

function fillObject(schema: Fields, place: Place): Fields {
  const properties = isMap(schema['properties']) ? schema['properties'] : {};
  const required = new Set(listOf(schema['required']));
  const lengths = isAd(properties) ? lengthsIn(properties, place) : undefined;
  const inside =
    lengths && place.depth <= 2
      ? { ...place, ad: writeAds(place.facts, { ...place, lengths })[0] ?? place.ad }
      : place;
  const wanted = Object.entries(properties).filter(([name]) => place.depth < 8 || required.has(name));
  if (place.depth > 16) return {};
  return Object.fromEntries(wanted.map(([name, part]) => [name, fill(name, part, inside)]));
}

function fillArray(name: string, schema: Fields, place: Place): unknown[] {
  const items = resolve(schema['items'], place.root);
  const properties = isMap(items['properties']) ? items['properties'] : {};
  const [least, most] = [numberOf(schema['minItems']) ?? 0, numberOf(schema['maxItems']) ?? 20];
  const within = (count: number) => Math.max(least, Math.min(most, count));
  if (place.depth > 16) return [];
  const role = roleOf(name.replace(/s$/, ''));
  if (isAd(properties) || role) {
    const { tones } = place.facts;
    const count = within(place.count ?? tones.length);
    const wished = Array.from(
      { length: count },
      (_none, number) => tones[number % tones.length] ?? 'friendly',
    );
    const lengths = lengthsIn(properties, place);
    const ads = writeAds({ ...place.facts, tones: wished }, { ...place, lengths });
    return ads.map((ad) => (role ? ad[role] : fillObject(items, { ...place, depth: place.depth + 2, ad })));
  }
  const words = /hash|tag|keyword/i.test(name)
    ? [place.facts.productService, place.facts.businessName, ...place.facts.locations].filter(Boolean)
    : place.facts.sellingPoints;
  if (typeOf(items) === 'string' && listOf(items['enum']).length === 0)
    return Array.from(
      { length: within(words.length) },
      (_none, number) => words[number] ?? fillText(name, items, place),
    );
  return Array.from({ length: within(1) }, () => fill(name, items, place));
}

function pick(name: string, choices: unknown[], { ad, facts }: Place): unknown {
  const role = roleOf(name);
  const words = choices.map(textOf);
  if (role === 'callToAction') return chooseAction({ ...facts, allowedCallToActions: words }, ad.tone);
  const wished = role ? ad[role] : /lang|locale/i.test(name) ? facts.language : facts.objective;
  const same = choices.find((choice) => textOf(choice).toLowerCase() === wished.toLowerCase());
  return same ?? choices[0];
}

function fillText(name: string, schema: Fields, { ad, facts }: Place): string {
  const known = [
    [/business|company|brand|advertiser/i, facts.businessName],
    [/product|service|offering/i, facts.productService],
    [/lang|locale/i, facts.language],
    [/location|city|place|area/i, facts.locations.join(', ')],
    [/audience/i, facts.locations.length > 0 ? `People in ${facts.locations.join(', ')}` : 'People nearby'],
    [/industry|category/i, facts.industry],
    [
      /reason|rationale|note|explan|strategy|summary|angle/i,
      `A ${ad.tone} take on ${facts.productService || facts.businessName}, by the practice writer.`,
    ],
    [/emoji|icon/i, '✨'],
    [/url|link|website/i, 'https://example.com'],
    [/^id$|_id$|Id$/, `${ad.tone}-1`],
  ] as const;
  const role = roleOf(name);
  const format = textOf(schema['format']);
  const text =
    format === 'date-time'
      ? new Date(0).toISOString()
      : format === 'date'
        ? '1970-01-01'
        : role
          ? ad[role]
          : known.find(([mark, value]) => mark.test(name) && value)?.[1];
  const most = numberOf(schema['maxLength']) ?? Infinity;
  const candidates = [text, ad.primaryText, ad.headline, ad.description, ad.tone].filter(
    (words) => words !== undefined,
  );
  return candidates.find((words) => words.length <= most) ?? (candidates.at(-1) ?? '').slice(0, most);
}

function fillNumber(name: string, schema: Fields, { count, facts }: Place): number {
  const [least, most] = [numberOf(schema['minimum']), numberOf(schema['maximum'])];
  const wished = /count|number|total/i.test(name) ? (count ?? facts.tones.length) : (most ?? least ?? 1);
  return Math.max(least ?? wished, Math.min(most ?? wished, wished));
}
