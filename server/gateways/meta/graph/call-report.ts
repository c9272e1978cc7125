import type { GatewayError } from '../../gateway-error.ts';
import type { Usage } from './usage.ts';

/** How one call to Meta went, without token, ids or values. */
export interface CallReport {
  method: string;
  /** For example `/{campaign-id}/adsets`. */
  path: string;
  elapsedMs: number;
  /** Of the last answer; undefined when none came. */
  status: number | undefined;
  error: GatewayError | undefined;
  /** How often it was sent again. */
  retries: number;
  /** What the last answer told of the allowance; undefined when it told nothing. */
  usage: Usage | undefined;
}

/** Whose edge it is, where the edge alone tells. */
const ownersOf: Record<string, string> = {
  leadgen_forms: 'page-id',
  subscribed_apps: 'page-id',
  subscriptions: 'app-id',
  leads: 'form-id',
  adsets: 'campaign-id',
};

/** The path with the kind of each id in its place, and without a query. */
export function generalPath(path: string): string {
  const [first = '', ...rest] = path.split('?', 1)[0]!.split('/');
  const edge = rest[0] ?? '';
  if (first.startsWith('act_')) return `/${['{ad-account-id}', ...rest].join('/')}`;
  if (!/^\d+$/.test(first)) return `/${path.split('?', 1)[0]!}`;
  return `/${[`{${ownersOf[edge] ?? 'id'}}`, ...rest].join('/')}`;
}

/** Whether an answer tells anything of the allowance at all. */
export function tellsUsage(headers: Headers): boolean {
  return ['x-business-use-case-usage', 'x-ad-account-usage', 'x-fb-ads-insights-throttle'].some((name) =>
    headers.has(name),
  );
}
