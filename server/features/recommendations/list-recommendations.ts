import { createHash } from 'node:crypto';
import { may, type Role } from '#contract/people/roles.ts';
import type {
  AskAgainDays,
  Recommendation,
  Recommendations,
} from '#contract/recommendations/recommendation.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AccountFacts, readAccountFacts } from './account-facts.ts';
import type { Found } from './detector.ts';
import { detectors } from './detectors.ts';
import { orderFound } from './order-found.ts';
import { forgetNotNow, listNotNow, type NotNowRow, saveNotNow } from './queries.ts';
import { hasEvidence, withEvidence } from './put-off-evidence.ts';

/** Nobody reads more at a time, and a large ad account has one for each campaign. */
const most = 100;

type Reader = Pick<Person, 'workspaceId' | 'role'>;

/** What to do next that whoever is in that role may be told, by what is stored; nothing is asked of Meta. */
export async function listRecommendations(ctx: AppContext, reader: Reader): Promise<Recommendations> {
  const { facts, matters } = await findMatters(ctx, reader);
  return {
    currency: facts?.currency ?? 'USD',
    asOf: facts?.asOf ?? null,
    count: matters.length,
    recommendations: matters.slice(0, most).map(presentMatter),
  };
}

/** Keeps one back until then, and answers what is left. */
export async function sayNotNow(
  ctx: AppContext,
  reader: Reader,
  { id, askAgainInDays }: { id: string; askAgainInDays: AskAgainDays },
): Promise<Recommendations> {
  const { matters } = await findMatters(ctx, reader);
  const meant = matters.find((each) => each.id === id);
  if (!meant) throw new Refusal('RECOMMENDATION_NOT_FOUND');
  const { matter, found, kept } = meant;
  await saveNotNow(ctx.db, reader.workspaceId, {
    matter,
    evidence: withEvidence(kept, found.evidence),
    recommendationId: id,
    askAgainAt: new Date(ctx.now() + askAgainInDays * dayMs),
  });
  return listRecommendations(ctx, reader);
}

/** Takes that back; what was put off before it stays known. */
export async function askAgain(ctx: AppContext, reader: Reader, id: string): Promise<Recommendations> {
  await forgetNotNow(ctx.db, reader.workspaceId, { recommendationId: id, at: new Date(ctx.now()) });
  return listRecommendations(ctx, reader);
}

const dayMs = 86_400_000;

interface Matter {
  id: string;
  matter: string;
  found: Found;
  /** As it was put off before. */
  kept: NotNowRow | undefined;
}

async function findMatters(
  ctx: AppContext,
  { workspaceId, role }: Reader,
): Promise<{ facts: AccountFacts | undefined; matters: Matter[] }> {
  const facts = await readAccountFacts(ctx, workspaceId);
  if (!facts) return { facts, matters: [] };
  const kept = await listNotNow(ctx.db, workspaceId);
  const matters = findAll(facts, role)
    .map((found) => matterOf(facts, found, kept))
    .filter((each) => isToBeTold(each, ctx.now()));
  return { facts, matters };
}

/** All that the detectors find in an ad account and may tell whoever is in that role, in the order in which it matters. */
function findAll(facts: AccountFacts, role: Role): Found[] {
  return orderFound(
    detectors
      .filter(({ right = 'see' }) => may(role, right))
      .flatMap((detector) => detector.detect(facts).map((found) => ({ detector, found }))),
  );
}

function matterOf({ adAccountId }: AccountFacts, found: Found, kept: ReadonlyMap<string, NotNowRow>): Matter {
  const { reason, campaign, about = '' } = found;
  const matter = [reason.code, campaign?.facebookCampaignId ?? adAccountId, about].join(' ').trim();
  const hash = createHash('sha256').update(`${matter} ${found.evidence}`).digest('base64url');
  return { id: `${reason.code}-${hash.slice(0, 22)}`, matter, found, kept: kept.get(matter) };
}

/** Not before the time that was said; and after it, only by evidence that was never put off. */
function isToBeTold({ found, kept }: Matter, now: number): boolean {
  return !kept || (now >= kept.askAgainAt.getTime() && !hasEvidence(kept, found.evidence));
}

function presentMatter({ id, found }: Matter): Recommendation {
  const { reason, campaign, campaigns, sureness, picture = null, action } = found;
  const { campaignCount = campaigns?.length ?? (campaign ? 1 : 0) } = found;
  return {
    id,
    reason,
    campaign: campaign
      ? {
          facebookCampaignId: campaign.facebookCampaignId,
          campaignId: campaign.campaignId,
          name: campaign.name,
        }
      : null,
    campaignCount,
    sureness,
    picture,
    action,
  };
}
