import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { sourcesAfter } from '#contract/campaigns/field-sources.ts';
import type { FactSource } from '#contract/websites/fact-source.ts';
import { isSame, type FieldChanges } from './draft-fields.ts';
import { usualLanguage } from './usual-language.ts';

/** What a draft may be filled in with, and where each was read. */
export type Filling = {
  [Field in FieldName]?: { value: CampaignFields[Field]; source?: FactSource | undefined } | undefined;
};

export type FieldName = keyof CampaignFields;

/** An amount is nothing without its money. */
const prices: readonly string[] = ['beforePriceMinor', 'campaignPriceMinor', 'priceCurrency'];

/** The fields somebody has filled in by hand, and with something else. What the campaign is called stays anyway. */
export function typedOtherwise(fields: CampaignFields, filling: Filling): FieldName[] {
  return entriesOf(filling).flatMap(([name, { value }]) =>
    name !== 'title' && isTyped(fields, name) && !isNothing(value) && !isSame(fields[name], value)
      ? name
      : [],
  );
}

/** The changes that fill in a draft, and say from where. What is in `spared` stays, and what was typed where nothing was read. */
export function fillIn(
  fields: CampaignFields,
  filling: Filling,
  spared: readonly FieldName[] = [],
): FieldChanges {
  const all = entriesOf(filling);
  const stays = ([name, { value }]: (typeof all)[number]) =>
    spared.includes(name) || (isTyped(fields, name) && (name === 'title' || isNothing(value)));
  const isPriced = all.some((entry) => prices.includes(entry[0]) && stays(entry));
  const taken = all.filter((entry) => !(isPriced && prices.includes(entry[0])) && !stays(entry));
  if (taken.length === 0) return {};
  const filled = Object.fromEntries(taken.map(([name, { value }]) => [name, value]));
  const read = taken.flatMap(([name, { source }]) => (source ? [[name, source]] : []));
  return { ...filled, sources: { ...sourcesAfter(fields.sources, filled), ...Object.fromEntries(read) } };
}

/** The fields that hold something, wherever it is from. */
export function filledFields(fields: CampaignFields): FieldName[] {
  return namesOf(fields).filter((name) => !isEmpty(fields, name));
}

function isTyped(fields: CampaignFields, name: FieldName): boolean {
  return name !== 'priceCurrency' && !isEmpty(fields, name) && !(name in fields.sources);
}

function isEmpty(fields: CampaignFields, name: FieldName): boolean {
  return name === 'language' ? fields.language === usualLanguage() : isNothing(fields[name]);
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.every((one) => one === ''));
}

function entriesOf(filling: Filling) {
  return namesOf(filling).flatMap((name) => {
    const fact = filling[name];
    return fact ? [[name, fact] as const] : [];
  });
}

// Object.keys knows no more than string; here every key is a field.
function namesOf(keyed: Partial<Record<FieldName, unknown>>): FieldName[] {
  return Object.keys(keyed) as FieldName[];
}
