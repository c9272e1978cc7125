import type { Firm } from '#contract/websites/reading.ts';
import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { RegisteredFirm } from '#server/gateways/register/unit.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { enforceRateLimit } from '../people/queries.ts';
import { asFirmsWrite } from './gaps/firm-names.ts';
import { industryOfTrade } from './gaps/trade-industries.ts';

/** Somebody who types asks often; the register is everybody's. */
const limit = { most: 300, withinMs: 3_600_000 };

/** As it stands at the foot of a website, too. */
const asNumber = /^(?:org(?:anisasjons)?(?:nr|nummer)|NO)?(\d{9})(?:MVA)?$/i;

/** Norwegian firms by name, or the one of a number. */
export async function findFirms(
  { db, now, register, log }: AppContext,
  { workspaceId }: Person,
  query: string,
): Promise<Firm[]> {
  await enforceRateLimit({ db, now }, { key: `firms:${workspaceId}`, ...limit });
  const number = asNumber.exec(query.replaceAll(/[\s.:]/g, ''))?.[1];
  if (!/[\p{L}\p{N}]/u.test(query)) return [];
  try {
    if (!number) return (await register.findFirms(query)).map(presentFirm);
    const firm = await register.getFirm(number);
    return firm ? [presentFirm(firm)] : [];
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error('the register of firms did not answer', error);
    throw new Refusal('REGISTER_UNAVAILABLE');
  }
}

function presentFirm({ number, name, trade, town, website, phone, isClosing }: RegisteredFirm): Firm {
  return {
    number,
    name: asFirmsWrite(name),
    industry: (trade && industryOfTrade(trade.code)) ?? null,
    trade: trade?.words ?? null,
    place: town,
    website,
    phone,
    isClosing,
  };
}
