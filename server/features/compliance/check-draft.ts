import { type Finding, isOpen } from '#contract/compliance/finding.ts';
import type { Compliance } from '#contract/compliance/compliance.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getCampaignWithMedia, type WholeCampaign } from '../campaigns/queries.ts';
import { getMedia } from '../media/queries.ts';
import { listPersonNames } from '../people/queries.ts';
import { contentOfDraft } from './content-of-draft.ts';
import { judge } from './judge.ts';
import { packs } from './packs.ts';
import { presentFindings } from './present-findings.ts';
import { insertAnswer, listAnswers, savePictureContents } from './queries.ts';
import { type PictureTold, pictureUntold } from '#contract/compliance/picture.ts';

type Reader = Pick<Person, 'workspaceId' | 'language'>;

/** What the rules say of a draft, with what was answered. */
export async function checkDraft(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { workspaceId, language }: Reader,
  campaignId: string,
): Promise<Compliance> {
  const campaign = await getCampaignWithMedia(db, workspaceId, campaignId);
  return {
    findings: await findAll({ db, now }, { workspaceId, language }, campaign),
    packs: packs.map(({ name, version, rules }) => ({ name, version, rules: rules.length })),
  };
}

/** What is forbidden in a draft, and what is asked and not answered with yes. */
export async function listOpenFindings(
  ctx: Pick<AppContext, 'db' | 'now'>,
  reader: Reader,
  campaign: WholeCampaign,
): Promise<Finding[]> {
  return (await findAll(ctx, reader, campaign)).filter(isOpen);
}

/** Refuses a draft that a rule forbids. */
export async function mustComply(
  ctx: Pick<AppContext, 'db' | 'now'>,
  reader: Reader,
  campaign: WholeCampaign,
): Promise<void> {
  const forbidden = (await listOpenFindings(ctx, reader, campaign)).filter(({ level }) => level === 'stop');
  if (forbidden.length === 0) return;
  const findings = forbidden.map(({ id, ruleId, quote, text, places }) => ({
    id,
    ruleId,
    field: places[0]!.field,
    quote,
    text,
  }));
  throw new Refusal('AGAINST_THE_RULES', { findings });
}

/** Keeps what somebody answers to a question, as it was asked, and says how things stand then. */
export async function answerFinding(
  ctx: Pick<AppContext, 'db' | 'now'>,
  person: Pick<Person, 'id' | 'workspaceId' | 'language'>,
  {
    campaignId,
    findingId,
    isSo,
    note,
  }: { campaignId: string; findingId: string; isSo: boolean; note: string },
): Promise<Compliance> {
  const { db, now } = ctx;
  const { findings, ...checked } = await checkDraft(ctx, person, campaignId);
  const asked = findings.find((each) => each.id === findingId && isForAnswering(each));
  if (!asked) throw new Refusal('FINDING_NOT_FOUND');
  await insertAnswer(db, person.workspaceId, {
    campaignId,
    findingId,
    ruleId: asked.ruleId,
    question: asked.text,
    quote: asked.quote,
    packVersion: packs.find(({ name }) => name === asked.pack)!.version,
    isSo,
    note,
    personId: person.id,
    answeredAt: new Date(now()),
  });
  return { ...checked, findings: await withAnswers(db, person.workspaceId, { campaignId, findings }) };
}

/** What is in a picture is told by itself. */
function isForAnswering({ level, code }: Finding): boolean {
  return level === 'ask' && code !== pictureUntold;
}

/** Keeps what somebody says is in a picture, and says how the draft stands then. */
export async function tellPicture(
  ctx: Pick<AppContext, 'db' | 'now'>,
  person: Pick<Person, 'id' | 'workspaceId' | 'language'>,
  { campaignId, mediaId, told }: { campaignId: string; mediaId: string; told: PictureTold },
): Promise<Compliance> {
  const { db, now } = ctx;
  await getMedia(db, person.workspaceId, mediaId);
  const row = { mediaId, told, personId: person.id, toldAt: new Date(now()) };
  await savePictureContents(db, person.workspaceId, row);
  return checkDraft(ctx, person, campaignId);
}

async function findAll(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { workspaceId, language }: Reader,
  campaign: WholeCampaign,
): Promise<Finding[]> {
  const content = await contentOfDraft(db, workspaceId, { campaign, now: now() });
  const findings = presentFindings(judge(content), language);
  return withAnswers(db, workspaceId, { campaignId: campaign.id, findings });
}

async function withAnswers(
  db: Database,
  workspaceId: WorkspaceId,
  { campaignId, findings }: { campaignId: string; findings: Finding[] },
): Promise<Finding[]> {
  if (!findings.some(({ level }) => level === 'ask')) return findings;
  const answers = await listAnswers(db, workspaceId, campaignId);
  const names = await listPersonNames(
    db,
    [...answers.values()].map(({ personId }) => personId),
  );
  return findings.map((finding) => {
    const row = answers.get(finding.id);
    if (!row || finding.level !== 'ask') return finding;
    const { isSo, note, personId, answeredAt } = row;
    return {
      ...finding,
      answer: { isSo, note, by: names.get(personId) ?? '', at: answeredAt.toISOString() },
    };
  });
}
