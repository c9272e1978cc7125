import type { World } from '#sandbox/memory/world.ts';
import { subjectOf } from '#sandbox/meta/rate-limits/rate-subject.ts';
import { tierName } from '#sandbox/meta/rate-limits/usage.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import type { Operation, Service, ServiceName } from '#sandbox/outside-service.ts';

/** Codes that shut out the whole app or person, whatever the call is about. */
const wide = new Set([4, 341, 368]);

/** Whose kind of calls a code is about, as the header names it. */
const types: Record<number, string> = {
  80_000: 'ads_insights',
  80_001: 'pages',
  80_002: 'instagram',
  80_003: 'custom_audience',
  80_005: 'leadgen',
  80_006: 'messenger',
  80_008: 'whatsapp',
  80_009: 'catalog_management',
  80_014: 'catalog_batch',
};

/**
 * From now on, and for some minutes of the sandbox's clock, the service refuses: everything, or, with a code of
 * Meta's that is about an ad account, everything of that account.
 */
export function startThrottle(
  world: World,
  service: ServiceName,
  { code, minutes }: { code: number; minutes: number },
  operations: Operation[] = [],
): void {
  const [account = ''] = wide.has(code) ? [] : accountsOf(world, service, operations);
  const until = world.clock.now() + minutes * 60_000;
  world.store.setSetting(`throttle:${service}:${account}`, `${code} ${until}`);
}

export function isThrottled(world: World, service: ServiceName): boolean {
  return throttleOf(world, service, '').minutes > 0;
}

export function endThrottles({ store }: World): void {
  store.run("DELETE FROM settings WHERE key LIKE 'throttle:%' OR key LIKE 'blocked:%'");
}

/** The refusal of a throttled service; undefined when it is not throttled (any more). */
export function refuseThrottled(
  world: World,
  service: Service,
  operations: Operation[],
): Response | undefined {
  const accounts = accountsOf(world, service.name, operations);
  for (const scope of ['', ...accounts]) {
    const { code, minutes } = throttleOf(world, service.name, scope);
    if (minutes <= 0) continue;
    if (service.name === 'meta')
      return refuseCall(world, service, { code, minutes, account: scope || accounts[0] });
    return service.fail({ status: 429, code, headers: { 'retry-after': String(minutes * 60) } });
  }
  return undefined;
}

function throttleOf({ store, clock }: World, service: ServiceName, scope: string) {
  const kept = store.setting(`throttle:${service}:${scope}`) ?? '';
  const [code = 0, until = 0] = kept.split(' ').map(Number);
  return { code, minutes: Math.ceil((until - clock.now()) / 60_000) };
}

interface Shut {
  code: number;
  minutes: number;
  account: string | undefined;
}

function refuseCall(world: World, service: Service, { code, minutes, account }: Shut): Response {
  const use = { call_count: 100, total_cputime: 25, total_time: 25 };
  const tier = { ads_api_access_tier: tierName(world) };
  const type = types[code] ?? 'ads_management';
  const business = { type, ...use, estimated_time_to_regain_access: minutes, ...tier };
  const reset = { acc_id_util_pct: 100, reset_time_duration: minutes * 60, ...tier };
  const someone = account ?? world.store.list('adaccount')[0]?.account ?? '0';
  return service.fail({
    status: switchOf(world, 'throttle_status'),
    code,
    headers: {
      'x-business-use-case-usage': JSON.stringify({ [someone]: [business] }),
      ...(wide.has(code) && { 'x-app-usage': JSON.stringify(use) }),
      ...(account && { 'x-ad-account-usage': JSON.stringify(reset) }),
    },
  });
}

/** The ad accounts that the calls of a request are about. */
function accountsOf({ store }: World, service: ServiceName, operations: Operation[]): string[] {
  if (service !== 'meta') return [];
  const ids = operations.map(({ path }) => {
    const parts = path.split('/').filter((part) => part && part !== 'meta' && !/^v\d+\.\d+$/.test(part));
    const { type, id } = subjectOf(store, parts);
    return type === 'ads_management' || type === 'ads_insights' ? id : '';
  });
  return [...new Set(ids.filter(Boolean))];
}
