import { z } from 'zod';
import { parseJson } from '../../http.ts';

/** How much of Meta's allowance is used, in percent, as the reply to one call told. */
export interface Usage {
  /** Undefined when the call was not about one ad account. */
  adAccountId: string | undefined;
  appPercent: number;
  accountPercent: number;
  /** How long Meta wants to be left alone; 0 while it does not mind. */
  waitMs: number;
}

const percent = z.number().catch(0);
const AppUsage = z.object({ call_count: percent, total_time: percent, total_cputime: percent });
const AccountUsage = z.object({ acc_id_util_pct: percent, reset_time_duration: percent });
const InsightsUsage = z.object({ app_id_util_pct: percent, acc_id_util_pct: percent });
const BusinessUsage = z.record(
  z.string(),
  z.array(AppUsage.extend({ estimated_time_to_regain_access: percent })),
);

/** Reads Meta's usage headers. They are a courtesy: whatever is missing or unreadable counts as 0. */
export function readUsage(headers: Headers, adAccountId: string | undefined): Usage {
  const app = readHeader(headers, 'x-app-usage', AppUsage);
  const account = readHeader(headers, 'x-ad-account-usage', AccountUsage);
  const insights = readHeader(headers, 'x-fb-ads-insights-throttle', InsightsUsage);
  const business = entriesFor(adAccountId, readHeader(headers, 'x-business-use-case-usage', BusinessUsage));
  const accountPercent = account?.acc_id_util_pct ?? 0;
  return {
    adAccountId,
    appPercent: Math.max(app ? highest(app) : 0, insights?.app_id_util_pct ?? 0),
    accountPercent: Math.max(accountPercent, insights?.acc_id_util_pct ?? 0, ...business.map(highest)),
    waitMs: Math.max(
      accountPercent >= 100 ? (account?.reset_time_duration ?? 0) * 1000 : 0,
      ...business.map((entry) => entry.estimated_time_to_regain_access * 60_000),
    ),
  };
}

function readHeader<Value>(headers: Headers, name: string, schema: z.ZodType<Value>): Value | undefined {
  const text = headers.get(name);
  return text ? schema.safeParse(parseJson(text)).data : undefined;
}

type BusinessEntry = z.infer<typeof BusinessUsage>[string][number];

function entriesFor(
  adAccountId: string | undefined,
  all: Record<string, BusinessEntry[]> = {},
): BusinessEntry[] {
  const own = adAccountId && all[adAccountId.replace('act_', '')];
  return own || Object.values(all).flat();
}

function highest({ call_count, total_time, total_cputime }: z.infer<typeof AppUsage>): number {
  return Math.max(call_count, total_time, total_cputime);
}
