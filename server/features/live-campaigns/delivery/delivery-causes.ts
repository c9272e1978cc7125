import type { DeliveryCause, DeliveryReason, DeliveryRemedy } from '#contract/live/delivery.ts';

/** A reason with what mends it. */
export function cause(
  reason: DeliveryReason,
  remedy: DeliveryRemedy = { code: 'none' },
  metaWords: string | null = null,
): DeliveryCause {
  return { reason, metaWords, remedy };
}

/** What is told first where several things stand in the way. */
const order: DeliveryReason['code'][] = [
  'never-launched',
  'ads-refused',
  'ads-with-issues',
  'with-issues',
  'account-without-payment',
  'ad-sets-paused',
  'ads-paused',
  'no-ads',
  'no-ad-sets',
];
/** What is worth knowing of a part even while another part is shown. */
const serious: DeliveryReason['code'][] = [
  'ads-refused',
  'ads-with-issues',
  'with-issues',
  'account-without-payment',
];

export function isSerious({ reason: { code } }: DeliveryCause): boolean {
  return serious.includes(code);
}

/** Every reason once, with all the ad sets and ads that it is about; the most telling first. */
export function mergeCauses(causes: DeliveryCause[]): DeliveryCause[] {
  const merged = new Map<string, DeliveryCause>();
  for (const each of causes) {
    const known = merged.get(each.reason.code);
    merged.set(each.reason.code, known ? joined(known, each) : each);
  }
  const rank = ({ reason: { code } }: DeliveryCause) => (order.includes(code) ? order.indexOf(code) : 99);
  return [...merged.values()].toSorted((one, other) => rank(one) - rank(other));
}

function joined(one: DeliveryCause, other: DeliveryCause): DeliveryCause {
  const words = [...new Set([one.metaWords, other.metaWords].filter((each) => each !== null))];
  return {
    reason: joinedIds(one.reason, other.reason),
    remedy: joinedIds(one.remedy, other.remedy),
    metaWords: words.length > 0 ? words.join('\n') : null,
  };
}

/** Both are of the same code, so what one holds the other holds, too. */
function joinedIds<Told extends object>(one: Told, other: Told): Told {
  const ids = Object.entries(one).map(([name, value]: [string, unknown]) => {
    const more: unknown = Reflect.get(other, name);
    return [name, Array.isArray(value) && Array.isArray(more) ? [...new Set([...value, ...more])] : value];
  });
  return Object.fromEntries(ids) as Told;
}
