import type { DeliveryCause, DeliveryReason } from '#contract/live/delivery.ts';
import type { ConnectionRow } from '#server/features/connections/queries.ts';
import { cause } from './delivery-causes.ts';
import type { Verdict } from './verdict.ts';
import type { AccountStanding } from './delivery-facts.ts';

/** 1 active, 9 in a grace period: both may spend. */
const mayDeliver = [1, 9];
const standings: Partial<Record<number, DeliveryReason>> = {
  2: { code: 'account-disabled' },
  3: { code: 'account-unsettled' },
  7: { code: 'account-in-review' },
  8: { code: 'account-unsettled' },
  100: { code: 'account-closed' },
  101: { code: 'account-closed' },
};

/** Addresses at Meta where an ad account is looked after. */
export function accountAddresses(
  adAccountId: string,
): Pick<AccountStanding, 'adsManagerUrl' | 'accountUrl' | 'billingUrl'> {
  const act = encodeURIComponent(adAccountId.replace(/^act_/, ''));
  return {
    adsManagerUrl: `https://adsmanager.facebook.com/adsmanager/manage/campaigns?act=${act}`,
    accountUrl: `https://www.facebook.com/ads/manager/account_settings/information/?act=${act}`,
    billingUrl: `https://www.facebook.com/ads/manager/account_settings/account_billing/?act=${act}`,
  };
}

/** How the ad account stands, by what the link to it tells. */
export function standingOf(connection: ConnectionRow | undefined, adAccountId: string): AccountStanding {
  const known = connection?.adAccounts.find(({ id }) => id === adAccountId);
  const addresses = accountAddresses(adAccountId);
  if (!connection) return { link: 'missing', status: 1, hasPaymentMethod: true, ...addresses };
  if (!known) return { link: 'not-shared', status: 1, hasPaymentMethod: true, ...addresses };
  const { status, hasPaymentMethod } = known;
  return { link: linkOf(connection), status, hasPaymentMethod, ...addresses };
}

function linkOf({ broken, selectedAdAccountId }: ConnectionRow): AccountStanding['link'] {
  if (broken) return 'broken';
  return selectedAdAccountId === null ? 'not-chosen' : 'working';
}

/** Whether Meta says of the ad account that it may spend. */
export function maySpend({ status, hasPaymentMethod }: AccountStanding): boolean {
  return mayDeliver.includes(status) && hasPaymentMethod;
}

/**
 * What stops everything in the ad account. That no payment method is told counts only while nothing is delivered: Meta
 * tells it to some people only.
 */
export function accountCauses(
  account: AccountStanding,
  { lastDeliveredOn, silentFrom }: { lastDeliveredOn: string | null; silentFrom: string | undefined },
): Verdict[] {
  const unlinked = whyUnlinked(account);
  if (unlinked) return [{ state: 'unknown', causes: [unlinked] }];
  if (!mayDeliver.includes(account.status)) {
    const reason = standings[account.status] ?? {
      code: 'account-unheard-of' as const,
      status: account.status,
    };
    const isMoney = reason.code === 'account-unsettled';
    const remedy = isMoney
      ? { code: 'open-billing' as const, url: account.billingUrl }
      : { code: 'open-account' as const, url: account.accountUrl };
    const state = reason.code === 'account-unheard-of' ? 'unknown' : 'not-delivering';
    return [{ state, causes: [cause(reason, remedy)] }];
  }
  const deliversLately = lastDeliveredOn !== null && (!silentFrom || lastDeliveredOn >= silentFrom);
  if (account.hasPaymentMethod || deliversLately) return [];
  const remedy = { code: 'open-billing' as const, url: account.billingUrl };
  return [{ state: 'not-delivering', causes: [cause({ code: 'account-without-payment' }, remedy)] }];
}

/** Why nothing can be known through the link; undefined where it works. */
export function whyUnlinked({ link }: AccountStanding): DeliveryCause | undefined {
  if (link === 'broken') return cause({ code: 'connection-broken' }, { code: 'reconnect' });
  if (link === 'not-shared') return cause({ code: 'account-not-shared' }, { code: 'reconnect' });
  if (link === 'not-chosen') return cause({ code: 'account-not-chosen' }, { code: 'choose-account' });
  if (link === 'missing') return cause({ code: 'not-connected' }, { code: 'reconnect' });
  return undefined;
}
