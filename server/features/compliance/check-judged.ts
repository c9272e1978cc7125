import type { Compliance } from '#contract/compliance/compliance.ts';
import type { Finding } from '#contract/compliance/finding.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { listPersonNames } from '../people/queries.ts';
import { listEvidence } from './evidence/evidence-queries.ts';
import { presentEvidence } from './evidence/keep-evidence.ts';
import { judge } from './judge.ts';
import type { Judged } from './judged.ts';
import { packs } from './packs.ts';
import { presentFindings } from './present-findings.ts';
import { listAnswers } from './queries.ts';

export type Reader = Pick<Person, 'workspaceId' | 'language'>;

/** What the rules say of something, each finding with what was answered to it. */
export async function checkJudged(
  db: Database,
  { workspaceId, language }: Reader,
  { subject, content, before, spare }: Judged,
): Promise<Compliance> {
  const known = new Set(before ? presentFindings(judge(before), language).map(({ id }) => id) : []);
  const found = presentFindings(judge(content), language).filter(({ id }) => !known.has(id));
  const findings = await withAnswers(db, workspaceId, { subject, findings: found });
  const unused = spare
    ? presentFindings(judge(spare), language)
        .filter(({ places }) => places.some(({ field }) => field.startsWith('ads.')))
        .map((finding) => ({ ...finding, isInUse: false }))
    : [];
  return {
    findings: [...findings, ...unused],
    packs: packs.map(({ name, version, rules }) => ({ name, version, rules: rules.length })),
  };
}

/** The last answer to each of them. */
export async function withAnswers(
  db: Database,
  workspaceId: WorkspaceId,
  { subject, findings }: { subject: string; findings: Finding[] },
): Promise<Finding[]> {
  if (!findings.some(({ level }) => level === 'ask')) return findings;
  const answers = await listAnswers(db, workspaceId, subject);
  const { nameOf, fileOf } = await readNames(db, workspaceId, [...answers.values()]);
  return findings.map((finding) => {
    const row = answers.get(finding.id);
    if (!row || finding.level !== 'ask') return finding;
    const { isSo, note, fileId, personId, answeredAt } = row;
    const who = { by: nameOf(personId), at: answeredAt.toISOString() };
    return { ...finding, answer: { isSo, note, file: fileOf(fileId), ...who } };
  });
}

/** Who did something, and the files that it stands on. */
export async function readNames(
  db: Database,
  workspaceId: WorkspaceId,
  rows: { personId: string | null; fileId?: string | null }[],
) {
  const names = await listPersonNames(
    db,
    rows.map(({ personId }) => personId),
  );
  const fileIds = rows.flatMap(({ fileId }) => fileId ?? []);
  const files = await listEvidence(db, workspaceId, fileIds);
  return {
    nameOf: (personId: string | null) => names.get(personId) ?? '',
    fileOf(fileId: string | null) {
      const file = files.get(fileId ?? '');
      return file ? presentEvidence(file) : null;
    },
  };
}
