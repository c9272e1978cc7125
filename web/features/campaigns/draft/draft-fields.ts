import { type Campaign, type CampaignFields } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';

type FieldName = keyof CampaignFields;
export type FieldChanges = Partial<CampaignFields>;

const fieldNames = fieldNamesOf(emptyCampaign);

/** What the wizard collects, without what only the server knows. */
export function fieldsOf(campaign: Campaign): CampaignFields {
  return pickFields(campaign, fieldNames) as CampaignFields;
}

/** What an autosave has to send: the fields that differ, and nothing else. */
export function changedFields(saved: CampaignFields, fields: CampaignFields): FieldChanges {
  return pickFields(
    fields,
    fieldNames.filter((name) => !isSame(saved[name], fields[name])),
  );
}

/** Whether the campaign on the server holds what was sent. The server trims what was typed. */
export function holds(campaign: Campaign, sent: FieldChanges): boolean {
  return fieldNamesOf(sent).every((name) => isSame(trimmed(sent[name]), campaign[name]));
}

/** Whether the campaign on the server got ads that are new here as well: those of a writing that was cut short too late. */
export function bringsAdsOf(campaign: Campaign, { ads = [] }: FieldChanges, saved: CampaignFields): boolean {
  const known = new Set(saved.ads.map(({ id }) => id));
  const fresh = new Set(ads.map(({ id }) => id).filter((id) => !known.has(id)));
  return campaign.ads.some(({ id }) => fresh.has(id));
}

export function pickFields(fields: CampaignFields, names: readonly FieldName[]): FieldChanges {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

// Object.keys knows no more than string; here every key is a field.
export function fieldNamesOf(changes: FieldChanges): FieldName[] {
  return Object.keys(changes) as FieldName[];
}

/** The order in which an object names its parts is no difference: the database keeps its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) {
    return value.map((entry) => entry.trim());
  }
  return value;
}
