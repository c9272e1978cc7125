import { isMap, numberOf, textOf } from '#sandbox/json.ts';
import { parsed } from '#sandbox/meta/graph/params.ts';
import type { Draft, Report } from './insights-rows.ts';

/** `sort=["spend_descending"]`, also by an action: `actions:lead_descending`. */
export function sortDrafts({ drafts, read }: Report, given: unknown): Draft[] {
  const wish = parsed(given);
  const [, field = '', , action, direction] =
    /^(\w+?)(:([\w.]+?))?_(ascending|descending)$/.exec(textOf(Array.isArray(wish) ? wish[0] : wish)) ?? [];
  if (!direction) return drafts;
  const sign = direction === 'ascending' ? 1 : -1;
  const keyed = drafts.map((draft) => ({ draft, key: keyOf(read(draft, field), action) }));
  return keyed
    .toSorted((a, b) => {
      const isText = typeof a.key === 'string' || typeof b.key === 'string';
      const order = isText ? String(a.key).localeCompare(String(b.key)) : Number(a.key) - Number(b.key);
      return sign * order;
    })
    .map(({ draft }) => draft);
}

function keyOf(value: unknown, action: string | undefined): string | number {
  const told = Array.isArray(value) ? actionIn(value, action) : value;
  return numberOf(told) ?? (typeof told === 'string' ? told : 0);
}

function actionIn(list: unknown[], action: string | undefined): unknown {
  const rows = list.filter(isMap);
  const row = action === undefined ? rows[0] : rows.find((each) => each['action_type'] === action);
  return row?.['value'];
}
