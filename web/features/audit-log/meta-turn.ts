import type { DriftField } from '#contract/live/drifts.ts';
import { formatRoundMoney } from '#web/money.ts';
import { statusWords } from '#web/status-words.ts';
import { formatDateTime } from '#web/ui/format/format.ts';

type Held = Record<string, unknown>;

/** What a field at Meta was and has become, in words; undefined where the log keeps no two values that can be said. */
export function metaTurn(
  field: DriftField,
  before: Held,
  { currency, ...after }: Held,
): { from: string; to: string } | undefined {
  const say = sayers[field];
  const from = say?.(before, currency);
  const to = say?.(after, currency);
  return from && to && from !== to ? { from, to } : undefined;
}

type Say = (held: Held, currency: unknown) => string | undefined;

const sayers: Partial<Record<DriftField, Say>> = {
  name: (held) => textIn(held),
  status(held) {
    const status = textIn(held);
    return status && statusWords(status);
  },
  'daily-budget': amountIn,
  'lifetime-budget': amountIn,
  'spend-cap': amountIn,
  'account-limit': amountIn,
  start: momentIn,
  end: momentIn,
  people({ age_min: least, age_max: most }) {
    return typeof least === 'number' && typeof most === 'number' ? `${least}–${most}` : undefined;
  },
};

/** Of these fields Meta holds one value each. */
function textIn(held: Held): string | undefined {
  const [value] = Object.values(held);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function amountIn(held: Held, currency: unknown): string | undefined {
  const minor = Number(textIn(held) ?? Number.NaN);
  return typeof currency === 'string' && Number.isFinite(minor)
    ? formatRoundMoney(minor, currency)
    : undefined;
}

function momentIn(held: Held): string | undefined {
  const at = textIn(held);
  return at && !Number.isNaN(Date.parse(at)) ? formatDateTime(at) : undefined;
}
