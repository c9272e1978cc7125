import type { AdLanguage } from '#contract/campaigns/campaign.ts';
import { type Finding, isOpen } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getBrandKit } from '../../brand-kit/queries.ts';
import { explainFailure, openWriting } from '../../campaigns/writing/ask-writer.ts';
import { faultsInText } from '../../campaigns/writing/check-copy.ts';
import { givenBy } from '../../campaigns/writing/given-facts.ts';
import { checkJudged } from '../check-judged.ts';
import type { Judged } from '../judged.ts';
import { readShown } from '../read-shown.ts';
import type { CheckedText, Content } from '../rule.ts';
import { textOf } from '../text-of.ts';
import { roomFor } from './room-for.ts';
import { sayStruck } from './say-struck.ts';

interface Order {
  shown: Shown;
  findingId: string;
  field: string;
  signal: AbortSignal | undefined;
}

const languages: Record<Language, AdLanguage> = { en: 'English', nb: 'Norwegian' };

/** A text that a rule has struck, as the writer says it and the same rules let it through. Nothing is saved. */
export async function rewordText(
  ctx: AppContext,
  { workspaceId }: Pick<Person, 'workspaceId'>,
  { shown, findingId, field, signal = new AbortController().signal }: Order,
): Promise<{ text: string | null; instead: string }> {
  const judged = await readShown(ctx, workspaceId, shown);
  const texts = textsBeside(judged, field);
  const present = texts.find((text) => text.field === field);
  const room = roomFor(shown, field);
  /** What is open where these are the texts. */
  const listOpen = async (said: CheckedText[]) => {
    const { subject, name, before, content } = judged;
    const asked = { subject, name, ...(before && { before }), content: { ...content, texts: said } };
    // The writer is told in English, whoever asks.
    return (await checkJudged(ctx.db, { workspaceId, language: 'en' }, asked)).findings.filter(isOpen);
  };
  const open = await listOpen(texts);
  const finding = open.find(({ id, places }) => id === findingId && places.some((at) => at.field === field));
  if (!finding || !present || !room) throw new Refusal('FINDING_NOT_FOUND');

  const { text: instead, language } = present;
  const { wordsToAvoid } = await getBrandKit(ctx.db, workspaceId);
  const given = givenBy(factsIn(judged.content, { texts, language }), wordsToAvoid);
  const faultOf = async (text: string) => {
    const unsaid = faultsInText(text, given).find(({ words }) => !instead.includes(words));
    if (unsaid) return `it says "${unsaid.words}", which the text before does not`;
    const usual = judged.content.language;
    const said = texts.map((each) => (each === present ? textOf(field, { ...present, text, usual }) : each));
    const struckNow = firstNew(await listOpen(said), { open, finding, field });
    return struckNow && `it ${sayStruck(struckNow)}`;
  };
  const struck = {
    text: instead,
    ...room,
    struckWords: wordsStruck(finding, present),
    reason: finding.text,
    law: finding.law,
    language: languages[language],
  };
  const { onBilled, settle } = await openWriting(ctx, workspaceId);
  try {
    return { text: await ctx.writer.reword(struck, { signal, onBilled, faultOf }), instead };
  } catch (error) {
    throw explainFailure(ctx, { campaignId: judged.subject, error });
  } finally {
    await settle();
  }
}

/** All texts beside one, which may be of an ad that is not chosen. */
function textsBeside({ content, spare }: Judged, field: string): CheckedText[] {
  const ad = field.slice(0, field.lastIndexOf('.') + 1);
  return [...(spare?.texts ?? []).filter((text) => text.field.startsWith(ad)), ...content.texts];
}

/** Whatever is said already is nobody's invention. */
function factsIn(
  content: Content,
  { texts, language }: { texts: readonly CheckedText[]; language: Language },
) {
  const offerDescription = texts.map(({ text }) => text).join('\n');
  return {
    ...content,
    businessName: '',
    offerDescription,
    sellingPoints: [],
    locations: [],
    language: languages[language],
  };
}

function wordsStruck({ places }: Finding, { field, text }: CheckedText): string[] {
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
