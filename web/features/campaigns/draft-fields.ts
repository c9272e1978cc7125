import { emptyCampaign, type Campaign, type CampaignFields } from '#contract/campaigns.ts';

export type FieldName = keyof CampaignFields;
export type FieldChanges = Partial<CampaignFields>;

const fieldNames = Object.keys(emptyCampaign) as FieldName[];

/** What the wizard collects, without what only the server knows. */
export function fieldsOf(campaign: Campaign): CampaignFields {
  return pick(campaign, fieldNames) as CampaignFields;
}

/** What an autosave has to send: the fields that differ, and nothing else. */
export function changedFields(saved: CampaignFields, fields: CampaignFields): FieldChanges {
  return pick(
    fields,
    fieldNames.filter((name) => !isSame(saved[name], fields[name])),
  );
}

/** Whether the campaign on the server holds what was sent. The server trims what was typed. */
export function holds(campaign: Campaign, sent: FieldChanges): boolean {
  return Object.entries(sent).every(([name, value]) => isSame(trimmed(value), campaign[name as FieldName]));
}

function pick(fields: CampaignFields, names: FieldName[]): FieldChanges {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) {
    return value.map((entry) => entry.trim());
  }
  return value;
}
