import type { Shown } from '#contract/compliance/shown.ts';

/** What stands in a field of a change, as the law names it. */
export function textInChange(shown: Shown, field: string): string | undefined {
  const all = shown.what === 'lead-form' ? shown.form : shown.what === 'wording' ? { ads: [shown] } : shown;
  const text = field
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], all);
  return typeof text === 'string' ? text : undefined;
}
