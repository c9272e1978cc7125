import type { Service, ServiceName } from './make-believe.ts';
import type { World } from './world.ts';

/** From now on, and for some minutes of the sandbox's clock, the service refuses everything. */
export function startThrottle(
  { store, clock }: World,
  service: ServiceName,
  code: number,
  minutes: number,
): void {
  store.setSetting(`throttle:${service}`, `${code} ${clock.now() + minutes * 60_000}`);
}

export function endThrottles({ store }: World): void {
  store.run("DELETE FROM settings WHERE key LIKE 'throttle:%'");
}

export function isThrottled(world: World, service: ServiceName): boolean {
  return throttleOf(world, service).minutes > 0;
}

/** The refusal of a throttled service; undefined when it is not throttled (any more). */
export function refuseThrottled(world: World, service: Service): Response | undefined {
  const { store } = world;
  const { code, minutes } = throttleOf(world, service.name);
  if (minutes <= 0) return undefined;
  if (service.name !== 'meta')
    return service.fail({ status: 429, code, headers: { 'retry-after': String(minutes * 60) } });
  const usage = [{ type: 'ads_management', call_count: 100, total_cputime: 25, total_time: 25 }];
  const regained = { estimated_time_to_regain_access: minutes, ads_api_access_tier: 'standard_access' };
  const account = store.list('adaccount')[0]?.account ?? '0';
  return service.fail({
    status: 400,
    code,
    headers: {
      'x-business-use-case-usage': JSON.stringify({
        [account]: usage.map((use) => ({ ...use, ...regained })),
      }),
    },
  });
}

function throttleOf({ store, clock }: World, service: ServiceName): { code: number; minutes: number } {
  const [code = 0, until = 0] = (store.setting(`throttle:${service}`) ?? '').split(' ').map(Number);
  return { code, minutes: Math.ceil((until - clock.now()) / 60_000) };
}
