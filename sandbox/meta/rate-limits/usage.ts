import { textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { appSettings } from '#sandbox/meta/auth/app-settings.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { measureUse } from './rate-limits.ts';
import { type RateSubject, subjectOf } from './rate-subject.ts';

/** How much of every allowance that a call draws on is used up. */
export function usageHeaders(world: World, call: GraphCall): Record<string, string> {
  const subject = subjectOf(world.store, call.path);
  const app = measureUse(world, { type: 'app', id: '' });
  const use = {
    call_count: Math.ceil(app.calls),
    total_time: share(app.calls),
    total_cputime: share(app.calls),
  };
  const headers: Record<string, string> = { 'x-app-usage': JSON.stringify(use) };
  if (!subject.id) return headers;
  headers['x-business-use-case-usage'] = JSON.stringify({ [subject.id]: [businessUse(world, subject)] });
  if (subject.type !== 'ads_management' && subject.type !== 'ads_insights') return headers;
  const { points, blockedMs } = measureUse(world, subject);
  headers['x-ad-account-usage'] = JSON.stringify({
    acc_id_util_pct: points,
    reset_time_duration: Math.ceil(blockedMs / 1000),
    ads_api_access_tier: tierName(world),
  });
  if (subject.type === 'ads_insights')
    Object.assign(headers, insightsHeaders(world, call, { app: app.calls, account: points }));
  return headers;
}

export function tierName(world: World): string {
  return appSettings(world).tier === 'full' ? 'standard_access' : 'development_access';
}

function businessUse(world: World, subject: RateSubject) {
  const { calls, points, blockedMs } = measureUse(world, subject);
  const isBlocked = blockedMs > 0 || calls >= 100;
  return {
    type: subject.type,
    call_count: isBlocked ? 100 : Math.ceil(Math.max(calls, points)),
    total_cputime: share(calls),
    total_time: share(calls),
    estimated_time_to_regain_access: isBlocked ? Math.max(1, Math.ceil(blockedMs / 60_000)) : 0,
    ads_api_access_tier: tierName(world),
  };
}

function insightsHeaders(world: World, { params }: GraphCall, use: { app: number; account: number }) {
  const throttle = {
    app_id_util_pct: use.app,
    acc_id_util_pct: use.account,
    ads_api_access_tier: tierName(world),
  };
  const reachesFar =
    textOf(params['date_preset']) === 'maximum' && textOf(params['fields']).includes('reach');
  return {
    'x-fb-ads-insights-throttle': JSON.stringify(throttle),
    ...(reachesFar && { 'x-fb-ads-insights-reach-throttle': String(Math.ceil(use.account)) }),
  };
}

/** Time and processor follow the calls, at some distance. */
function share(percent: number): number {
  return Math.ceil(percent / 3);
}
