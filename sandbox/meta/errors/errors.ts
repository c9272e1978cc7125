import adSets from './ad-sets.json' with { type: 'json' };
import ads from './ads.json' with { type: 'json' };
import budgets from './budgets.json' with { type: 'json' };
import calls from './calls.json' with { type: 'json' };
import campaigns from './campaigns.json' with { type: 'json' };
import creatives from './creatives.json' with { type: 'json' };
import leadsAndFigures from './leads-and-figures.json' with { type: 'json' };
import limits from './limits.json' with { type: 'json' };
import { onlyAskedFor, onlyAskedForUnder100 } from './only-asked-for.ts';
import permissions from './permissions.json' with { type: 'json' };
import targeting from './targeting.json' with { type: 'json' };
import tokens from './tokens.json' with { type: 'json' };

/** One row per way in which Meta says no. `{words}` are filled in where the error is raised. */
export interface ErrorRow {
  code: number;
  status: number;
  message: string;
  subcode?: number;
  type?: string;
  title?: string;
  userMessage?: string;
  blame?: string;
  transient?: boolean;
  /** What the WWW-Authenticate header calls it. */
  challenge?: 'invalid_token' | 'invalid_code';
}

/**
 * Every way in which Meta says no, by the noun it is about, each in one of two forms: `status code/subcode | message`,
 * or, for code 100 with "Invalid parameter", which says nothing, `subcode | title | words for people | field at fault`.
 */
const rows = {
  ...calls,
  ...tokens,
  ...permissions,
  ...limits,
  ...campaigns,
  ...budgets,
  ...adSets,
  ...targeting,
  ...creatives,
  ...ads,
  ...leadsAndFigures,
};
export type GraphErrorName = keyof typeof rows;

/** What a few of them say besides. */
const more: Partial<Record<GraphErrorName, Partial<ErrorRow>>> = {
  unavailable: { transient: true },
  noObject: { type: 'GraphMethodException' },
  payorMissing: { type: 'FacebookApiException' },
  beneficiaryMissing: { type: 'FacebookApiException' },
  badProof: { type: 'GraphMethodException' },
  codeUsed: { challenge: 'invalid_code' },
  codeExpired: { challenge: 'invalid_code' },
  codeInvalid: { challenge: 'invalid_code' },
  redirectDiffers: { challenge: 'invalid_code' },
  badSecret: { challenge: 'invalid_code' },
  accountNotActive: {
    title: 'Ad account disabled',
    userMessage: 'Your ad account has been disabled, so ads cannot be created or changed in it.',
  },
  noAdvertiserOnPage: {
    title: 'No permission to advertise for this Page',
    userMessage: "You don't have permission to create ads for this Page.",
  },
  budgetTooLowOld: {
    title: 'Budget is too low',
    userMessage: 'Your budget must be at least {minimum}.',
    blame: 'daily_budget',
  },
  budgetChangedTooOften: {
    title: 'Ad set budget changed too often',
    userMessage:
      'You can change the budget of an ad set only 4 times an hour. Wait before you change it again.',
  },
};

export const graphErrors: Record<string, ErrorRow> = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, { ...readRow(row), ...more[name as GraphErrorName] }]),
);

/** The complete catalogue: first what the sandbox brings about itself, then what can only be asked for. */
export const catalogue: ErrorRow[] = [
  ...Object.values(graphErrors),
  ...`${onlyAskedFor}${onlyAskedForUnder100}`.trim().split('\n').map(readRow),
];

function readRow(row: string): ErrorRow {
  const [, status, code, subcode, message] = /^(\d+) (-?\d+)(?:\/(\d+))? \| ([\s\S]*)$/.exec(row) ?? [];
  if (message !== undefined)
    return {
      code: Number(code),
      status: Number(status),
      message,
      ...(subcode && { subcode: Number(subcode) }),
    };
  const [number, title = '', userMessage = '', blame] = row.split(' | ');
  const words = { title, userMessage, ...(blame && { blame }) };
  return { code: 100, status: 400, message: 'Invalid parameter', subcode: Number(number), ...words };
}
