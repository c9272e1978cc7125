import type { PublishCheck } from '#contract/publications.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { getCampaignWithMedia, type WholeCampaign } from '../campaigns/queries.ts';
import { getFacebookToken, getPageAccess, noteIfUnusable } from '../connections/queries.ts';
import { getWorkspace, readPlanRoom } from '../workspaces/queries.ts';
import { checkWords } from './check-words.ts';
import { checksOf, type Known } from './checks.ts';
import { uploadAhead } from './upload-ahead.ts';

const nothingKnown: Known = {
  granted: undefined,
  adAccounts: undefined,
  pages: undefined,
  forms: undefined,
  pixels: undefined,
};

/** Whoever looks at this is about to publish, so the pictures are brought ahead meanwhile. */
export async function checkPublication(
  house: House,
  { workspaceId, language }: Person,
  campaignId: string,
): Promise<PublishCheck[]> {
  const campaign = await getCampaignWithMedia(house.db, workspaceId, campaignId);
  if (campaign.status === 'draft' && campaign.facebookAdAccountId)
    await house.db.transaction((tx) =>
      house.queue.add(tx, uploadAhead, { workspaceId, campaignId }, { key: campaignId }),
    );
  const token = await findToken(house, { workspaceId });
  const known = token ? await askAll(house, { workspaceId }, { campaign, token }) : undefined;
  const connection: PublishCheck = {
    name: 'connection',
    state: known ? 'fine' : 'missing',
    text: checkWords[language][known ? 'connected' : 'unconnected'],
    field: null,
  };
  const plan = await planCheck(house, { workspaceId, language });
  return [plan, connection, ...checksOf(campaign, known ?? nothingKnown, language)];
}

/** What else is missing can wait until the plan holds one more campaign. */
async function planCheck(
  { db, now }: House,
  { workspaceId, language }: Pick<Person, 'workspaceId' | 'language'>,
): Promise<PublishCheck> {
  const { isTrialOver, limit, left } = await readPlanRoom(db, await getWorkspace(db, workspaceId), now());
  const words = checkWords[language];
  const check = (state: PublishCheck['state'], text: string) => ({
    name: 'plan' as const,
    state,
    text,
    field: null,
  });
  if (isTrialOver) return check('missing', words.trialEnded);
  if (limit === null || left === null) return check('fine', words.planUnlimited);
  return left === 0 ? check('missing', words.planUsedUp(limit)) : check('fine', words.planLeft(left));
}

type Owner = Pick<Person, 'workspaceId'>;

/** Undefined while there is no link to Facebook that works. */
async function findToken(house: House, { workspaceId }: Owner): Promise<string | undefined> {
  try {
    return await getFacebookToken(house, workspaceId);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Asks everything at once; undefined when Facebook no longer takes the token. */
async function askAll(
  house: House,
  { workspaceId }: Owner,
  { campaign, token }: { campaign: WholeCampaign; token: string },
): Promise<Known | undefined> {
  const { meta } = house;
  const { objective, facebookAdAccountId, facebookPageId } = campaign;
  let isBroken = false;

  async function known<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await asking;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      if (!(error instanceof GatewayError)) throw error;
      if (await noteIfUnusable(house, workspaceId, { token, answer: error })) isBroken = true;
      return undefined;
    }
  }
  async function listForms() {
    const page = await getPageAccess(house, workspaceId, facebookPageId);
    return meta.listLeadForms({ pageId: page.page.id, pageToken: page.token });
  }

  const [grants, adAccounts, pages, forms, pixels] = await Promise.all([
    known(meta.listGrants(token)),
    known(meta.listAdAccounts(token)),
    known(meta.listPages(token)),
    objective === 'leads' && facebookPageId ? known(listForms()) : undefined,
    objective === 'sales' && facebookAdAccountId
      ? known(meta.listPixels(token, facebookAdAccountId))
      : undefined,
  ]);
  if (isBroken) return undefined;
  const granted = grants?.filter(({ granted: isGranted }) => isGranted).map(({ permission }) => permission);
  return { granted, adAccounts, pages, forms, pixels };
}
