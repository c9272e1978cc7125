import { adLocales } from '#contract/campaigns/campaign.ts';
import type { AdLaw } from '#server/app-context.ts';
import { sayKey } from '#server/platform/coded-text.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { getCampaignWithMedia } from '../../campaigns/queries.ts';
import { judge, type Verdict } from '../judge.ts';
import { readDraft } from '../shown-draft.ts';
import { textsOfAd } from '../text-of.ts';
import { adviceFor } from './advice.ts';
import { sayStruck } from './say-struck.ts';

const written = 'written';

/** What the rules say of ads that are being written for a campaign, each by itself beside all else that it shows. */
export async function readLaw(
  db: Database,
  workspaceId: WorkspaceId,
  { campaignId, now }: { campaignId: string; now: number },
): Promise<AdLaw> {
  const campaign = await getCampaignWithMedia(db, workspaceId, campaignId);
  const { content } = await readDraft(db, workspaceId, { campaign: { ...campaign, ads: [] }, now });
  const language = adLocales[campaign.language];
  // A question that the firm's own words raise is for the firm to answer.
  const raised = new Set(
    judge({ ...content, texts: content.texts.map((text) => ({ ...text, of: 'ad' as const })) }).map(keyOf),
  );
  const struckIn = (ad: Parameters<AdLaw['faultsOf']>[0]) =>
    judge({ ...content, texts: [...textsOfAd(written, ad, language), ...content.texts] }).filter(
      (verdict) =>
        partOf(verdict) &&
        (verdict.level === 'stop' || (verdict.level === 'ask' && !raised.has(keyOf(verdict)))),
    );
  return {
    advice: adviceFor(content),
    faultsOf: (ad, field) =>
      struckIn(ad)
        .filter((verdict) => !field || partOf(verdict) === field)
        .map((verdict) => `its ${partOf(verdict)} ${say(verdict)}`),
    isForbidden: (ad) => struckIn(ad).some(({ level }) => level === 'stop'),
  };
}

function say({ rule: { law }, code, params = {}, quote }: Verdict): string {
  return sayStruck({ quote, law, text: sayKey(`law_${code}`, params, 'en') });
}

function keyOf({ rule, code }: Verdict): string {
  return `${rule.id} ${code}`;
}

/** Which part of the ad it is about; undefined where it is about something else. */
function partOf({ field }: Verdict): string | undefined {
  const [ads, id, part] = field.split('.');
  return ads === 'ads' && id === written ? part : undefined;
}
