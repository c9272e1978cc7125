import type { CallPeriod, Classification } from '#contract/api-calls.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** What a period is called. */
export const periodWords: Record<CallPeriod, () => string> = {
  '24h': m.apicalls_period_24h,
  '7d': m.apicalls_period_7d,
  '15d': m.apicalls_period_15d,
  '30d': m.apicalls_period_30d,
};

/** What a class of failures is called, and what to do about it. */
export const classWords: Record<Classification, { name: () => string; advice: () => string }> = {
  transient: { name: m.apicalls_class_transient, advice: m.apicalls_do_transient },
  rate_limit: { name: m.apicalls_class_rate_limit, advice: m.apicalls_do_rate_limit },
  auth: { name: m.apicalls_class_auth, advice: m.apicalls_do_auth },
  permission: { name: m.apicalls_class_permission, advice: m.apicalls_do_permission },
  validation: { name: m.apicalls_class_validation, advice: m.apicalls_do_validation },
  not_found: { name: m.apicalls_class_not_found, advice: m.apicalls_do_not_found },
  unknown: { name: m.apicalls_class_unknown, advice: m.apicalls_do_unknown },
};

const good = 95;
const fair = 85;

/** How a share of calls that went well is to be seen; undefined where there were none. */
export function successTone(percent: number | null): 'success' | 'warning' | 'danger' | undefined {
  if (percent === null) return undefined;
  // As it is read: what is written as 95.0 is good.
  const read = Math.round(percent * 10) / 10;
  if (read >= good) return 'success';
  return read >= fair ? 'warning' : 'danger';
}

/** '98.5%', or 'N/A' where there is nothing to tell. */
export function formatShare(percent: number | null): string {
  if (percent === null) return m.apicalls_none();
  return new Intl.NumberFormat(pageLanguage(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(percent / 100);
}

/** '187 ms', or 'N/A' where there is nothing to tell. */
export function formatMs(ms: number | null): string {
  if (ms === null) return m.apicalls_none();
  const digits = ms < 10 ? 1 : 0;
  return m.apicalls_ms({
    ms: new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: digits }).format(ms),
  });
}
