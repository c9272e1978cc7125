import type { OperationDetails } from '#contract/operations/operation-details.ts';
import { driftSetting } from '#web/drift-words.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';

type SettingDetails = Extract<OperationDetails, { kind: 'setting' }>;

/** What was put back after somebody else had changed it, or how that was undone, from what to what where it can be said shortly. */
export function settingWords(details: SettingDetails, currency: string, isUndo: boolean): string {
  const turn = { setting: driftSetting(details.field), name: details.objectName };
  const [from, to] = [valueWords(details, 'from', currency), valueWords(details, 'to', currency)];
  if (from === undefined || to === undefined || from === to)
    return isUndo ? m.changes_matter_setting(turn) : m.changes_matter_put_back(turn);
  const told = { ...turn, from, to };
  return isUndo ? m.changes_matter_setting_turn(told) : m.changes_matter_put_back_turn(told);
}

function valueWords(details: SettingDetails, side: 'from' | 'to', currency: string): string | undefined {
  const { field, [side]: held } = details;
  const [value] = Object.values(held);
  if (field === 'name') return typeof value === 'string' ? m.changes_quoted({ words: value }) : undefined;
  if (field === 'spend-cap')
    return isAmount(value) ? formatWholeMoney(Number(value), currency) : m.changes_guardrails_none();
  if (field === 'people') return `${Number(held['age_min'])}–${Number(held['age_max'])}`;
  if (field !== 'start' && field !== 'end') return undefined;
  const isMoment = typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return isMoment ? formatDateTime(value) : m.changes_schedule_none();
}

function isAmount(value: unknown): boolean {
  return value !== undefined && value !== null && Number(value) > 0;
}
