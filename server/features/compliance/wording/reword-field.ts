import { adTextLengths, type AdCopy } from '#contract/campaigns/ads.ts';
import { adLocales, RewritableField } from '#contract/campaigns/campaign.ts';
import { type Finding, isOpen } from '#contract/compliance/finding.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getBrandKit } from '../../brand-kit/queries.ts';
import { getCampaignWithMedia, type WholeCampaign } from '../../campaigns/queries.ts';
import { explainFailure, openWriting } from '../../campaigns/writing/ask-writer.ts';
import { faultsInText } from '../../campaigns/writing/check-copy.ts';
import { givenBy } from '../../campaigns/writing/given-facts.ts';
import { checkJudged } from '../check-judged.ts';
import { languageOf } from '../matching/language-of.ts';
import { readDraft } from '../shown-draft.ts';
import { sayStruck } from './say-struck.ts';

interface Order {
  campaignId: string;
  findingId: string;
  field: string;
  signal: AbortSignal | undefined;
}

/** A text of an ad that a rule has struck, as the writer says it and the same rules let it through. Nothing is saved. */
export async function rewordField(
  ctx: AppContext,
  { workspaceId }: Pick<Person, 'workspaceId'>,
  { campaignId, findingId, field, signal = new AbortController().signal }: Order,
): Promise<{ text: string | null; instead: string }> {
  const campaign = await getCampaignWithMedia(ctx.db, workspaceId, campaignId);
  const place = adTextAt(campaign, field);
  if (!place) throw new Refusal('FINDING_NOT_FOUND');
  const { ad, part } = place;
  const instead = ad[part];
  /** What is open where the ad says this, as if it were chosen. */
  const listOpen = async (text: string) => {
    const ads = campaign.ads.map((each) =>
      each.id === ad.id ? { ...ad, [part]: text, selected: true } : each,
    );
    const judged = await readDraft(ctx.db, workspaceId, { campaign: { ...campaign, ads }, now: ctx.now() });
    // The writer is told in English, whoever asks.
    return (await checkJudged(ctx.db, { workspaceId, language: 'en' }, judged)).findings.filter(isOpen);
  };
  const open = await listOpen(instead);
  const finding = open.find(({ id, places }) => id === findingId && places.some((at) => at.field === field));
  if (!finding) throw new Refusal('FINDING_NOT_FOUND');

  const struck = {
    text: instead,
    part,
    struckWords: wordsStruck(finding, { field, text: instead }),
    reason: finding.text,
    law: finding.law,
    language: languageOf(instead, adLocales[campaign.language]) === 'nb' ? 'Norwegian' : 'English',
    longest: adTextLengths[part],
  } as const;
  const { wordsToAvoid } = await getBrandKit(ctx.db, workspaceId);
  const given = givenBy(campaign, wordsToAvoid);
  const faultOf = async (text: string) => {
    const unsaid = faultsInText(text, given).find(({ words }) => !instead.includes(words));
    if (unsaid) return `it says "${unsaid.words}", which the text before does not`;
    const struckNow = firstNew(await listOpen(text), { open, finding, field });
    return struckNow && `it ${sayStruck(struckNow)}`;
  };

  const { onBilled, settle } = await openWriting(ctx, workspaceId);
  try {
    return { text: await ctx.writer.reword(struck, { signal, onBilled, faultOf }), instead };
  } catch (error) {
    throw explainFailure(ctx, { campaignId, error });
  } finally {
    await settle();
  }
}

function adTextAt({ ads }: WholeCampaign, field: string): { ad: AdCopy; part: RewritableField } | undefined {
  const [, id, name] = field.split('.');
  const ad = ads.find((each) => each.id === id);
  const part = RewritableField.safeParse(name);
  return ad && part.success ? { ad, part: part.data } : undefined;
}

function wordsStruck({ places }: Finding, { field, text }: { field: string; text: string }): string[] {
  const words = places.flatMap(({ span, field: at }) =>
    at === field && span ? [text.slice(span.start, span.end)] : [],
  );
  return [...new Set(words)];
}

/** What is found now and was not before, wherever it stands; and the finding itself, where it still stands in the field. */
function firstNew(
  now: readonly Finding[],
  { open, finding, field }: { open: readonly Finding[]; finding: Finding; field: string },
): Finding | undefined {
  const known = new Set(open.flatMap((each) => each.places.map((at) => `${each.id} ${at.field}`)));
  known.delete(`${finding.id} ${field}`);
  return now.find((each) => each.places.some((at) => !known.has(`${each.id} ${at.field}`)));
}
