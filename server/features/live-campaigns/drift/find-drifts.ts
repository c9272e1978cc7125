import { DriftField } from '#contract/live/drifts.ts';
import { isSame } from '#server/gateways/meta/watch/canonical.ts';
import type { Difference } from './snapshot-queries.ts';

/** A field that is not as it was. */
export interface ChangedField extends Pick<Difference, 'objectId' | 'objectType' | 'facebookCampaignId'> {
  objectName: string;
  field: DriftField;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Field by field. What was not watched when an object was last looked at is not told as changed. */
export function changedFieldsOf({ held, watched, ...object }: Difference): ChangedField[] {
  const { objectId, objectType, facebookCampaignId, name: objectName } = object;
  return DriftField.options.flatMap((field) => {
    const before = held?.[field];
    const after = watched[field];
    if (!before || !after || isSame(whatCounts(before), whatCounts(after))) return [];
    return [{ objectId, objectType, facebookCampaignId, objectName, field, before, after }];
  });
}

/** What a field is put back to: what was not there before is switched off. */
export function wantedBack({ field, before }: Pick<ChangedField, 'field' | 'before'>) {
  return isBegun({ field, before }) ? { status: 'PAUSED' } : before;
}

/** Whether it is no change of what was there, but something that came to run. */
export function isBegun({ field, before }: Pick<ChangedField, 'field' | 'before'>): boolean {
  return field === 'status' && isSame(before, {});
}

/** The same words and pictures in another creative are no change, nor is another name for the same place. */
export function whatCounts({ creative_id: _id, names: _names, ...rest }: Record<string, unknown>) {
  return rest;
}
