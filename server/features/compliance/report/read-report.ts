import { type ComplianceReport, type Judgement, reportLimits } from '#contract/compliance/report.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCampaign, findPublishedCampaign, getCampaignWithMedia } from '../../campaigns/queries.ts';
import { checkJudged, readNames, type Reader } from '../check-judged.ts';
import { toKeep } from '../must-comply.ts';
import { subjectOfForm } from '../queries.ts';
import { readDraft } from '../shown-draft.ts';
import { presentLookedAt } from './look-at.ts';
import { presentRules } from './present-rules.ts';
import { listAllAnswers, listVerdicts } from './report-queries.ts';

type Ground = Pick<AppContext, 'db' | 'now' | 'findLiveTitle'>;
const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** All that was held against the law of one campaign, also once it is gone; a neighbour's is not found. */
export async function readReport(ctx: Ground, reader: Reader, asked: string): Promise<ComplianceReport> {
  const { db, now } = ctx;
  const { workspaceId, language } = reader;
  const { subject, title, isDraft, leadFormId } = await findSubject(ctx, workspaceId, asked);
  // A form that was made here was judged by itself.
  const subjects = [subject, ...(leadFormId ? [subjectOfForm(leadFormId)] : [])];
  const verdicts = await listVerdicts(db, workspaceId, { subjects, most: reportLimits.verdicts });
  const answers = await listAllAnswers(db, workspaceId, { subject, most: reportLimits.answers });
  if (title === undefined && verdicts.count + answers.count === 0) throw new Refusal('CAMPAIGN_NOT_FOUND');
  const { nameOf, fileOf } = await readNames(db, workspaceId, [...verdicts.rows, ...answers.rows]);
  const answered = new Set<string>();
  return {
    subject,
    title: title ?? null,
    madeAt: new Date(now()).toISOString(),
    draft: isDraft ? await judgeDraft(ctx, reader, subject) : null,
    verdicts: verdicts.rows.map(({ id, act, packs, shown, findings, personId, keyName, judgedAt }) => ({
      id,
      act,
      by: nameOf(personId),
      keyName,
      at: judgedAt.toISOString(),
      packs,
      lookedAt: presentLookedAt(shown, language),
      findings: findings.filter(({ isInUse }) => isInUse),
    })),
    verdictCount: verdicts.count,
    answers: answers.rows.map((row) => {
      const { id, findingId, ruleId, packVersion, question, quote, isSo, note, fileId, personId } = row;
      // The newest come first.
      const isReplaced = answered.has(findingId);
      answered.add(findingId);
      return {
        id,
        ruleId,
        packVersion,
        question,
        quote,
        isReplaced,
        isSo,
        note,
        file: fileOf(fileId),
        by: nameOf(personId),
        at: row.answeredAt.toISOString(),
      };
    }),
    answerCount: answers.count,
    rules: presentRules(language),
  };
}

/** Whose rows they are: what was published from here is known by our id, whatever it is asked for by. */
async function findSubject({ db, findLiveTitle }: Ground, workspaceId: WorkspaceId, asked: string) {
  const ours = idShape.test(asked)
    ? await findCampaign(db, workspaceId, asked)
    : await findPublishedCampaign(db, workspaceId, asked);
  if (ours) {
    const { id, title, leadFormId, facebookCampaignId } = ours;
    return { subject: id, title, leadFormId, isDraft: facebookCampaignId === null };
  }
  const title = await findLiveTitle(db, workspaceId, asked);
  return { subject: asked, title, leadFormId: null, isDraft: false };
}

async function judgeDraft(
  { db, now }: Pick<Ground, 'db' | 'now'>,
  reader: Reader,
  campaignId: string,
): Promise<Judgement> {
  const campaign = await getCampaignWithMedia(db, reader.workspaceId, campaignId);
  const judged = await readDraft(db, reader.workspaceId, { campaign, now: now() });
  const { findings, packs } = await checkJudged(db, reader, judged);
  return {
    packs,
    lookedAt: presentLookedAt(toKeep(judged.content), reader.language),
    findings: findings.filter(({ isInUse }) => isInUse),
  };
}
