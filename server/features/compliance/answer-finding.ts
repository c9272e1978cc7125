import type { Compliance } from '#contract/compliance/compliance.ts';
import type { Finding } from '#contract/compliance/finding.ts';
import { type PictureTold, pictureUntold } from '#contract/compliance/picture.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { getMedia } from '../media/queries.ts';
import { checkJudged, withAnswers } from './check-judged.ts';
import { holdEvidence } from './evidence/evidence-queries.ts';
import { packs } from './packs.ts';
import { insertAnswer, savePictureContents } from './queries.ts';
import { readShown } from './read-shown.ts';

interface Answered {
  shown: Shown;
  findingId: string;
  isSo: boolean;
  note: string;
  fileId: string | null;
}

/** Keeps what somebody answers to a question, as it was asked, and says how things stand then. */
export async function answerFinding(
  ctx: Pick<AppContext, 'db' | 'now' | 'readChange'>,
  person: Person,
  { shown, findingId, isSo, note, fileId }: Answered,
): Promise<Compliance> {
  const { db, now } = ctx;
  const { workspaceId } = person;
  const judged = await readShown(ctx, workspaceId, shown);
  const { subject, name: campaign } = judged;
  const { findings, ...checked } = await checkJudged(db, person, judged);
  const asked = findings.find((each) => each.id === findingId && isForAnswering(each));
  if (!asked) throw new Refusal('FINDING_NOT_FOUND');
  await db.transaction(async (tx) => {
    if (fileId) await holdEvidence(tx, workspaceId, fileId);
    await noteDeed(tx, person, {
      at: now(),
      deed: 'law-answered',
      subject: { kind: asked.ruleId, id: subject, name: asked.quote },
      to: { isSo, note, question: asked.text, code: asked.code, params: asked.params, campaign },
    });
    await insertAnswer(tx, workspaceId, {
      subject,
      findingId,
      ruleId: asked.ruleId,
      question: asked.text,
      quote: asked.quote,
      packVersion: packs.find(({ name }) => name === asked.pack)!.version,
      isSo,
      note,
      fileId,
      personId: person.id,
      answeredAt: new Date(now()),
    });
  });
  return { ...checked, findings: await withAnswers(db, workspaceId, { subject, findings }) };
}

/** What is in a picture is told by itself. */
function isForAnswering({ level, code }: Finding): boolean {
  return level === 'ask' && code !== pictureUntold;
}

/** Keeps what somebody says is in a picture. */
export async function tellPicture(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  person: Person,
  { mediaId, told }: { mediaId: string; told: PictureTold },
): Promise<PictureTold> {
  const { id: personId, workspaceId } = person;
  await db.transaction(async (tx) => {
    const { fileName: name } = await getMedia(tx, workspaceId, mediaId);
    await savePictureContents(tx, workspaceId, { mediaId, told, personId, toldAt: new Date(now()) });
    const subject = { kind: 'picture', id: mediaId, name };
    await noteDeed(tx, person, { at: now(), deed: 'picture-told', subject, to: told });
  });
  return told;
}
