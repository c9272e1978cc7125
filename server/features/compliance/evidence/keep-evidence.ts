import { randomUUID } from 'node:crypto';
import { type EvidenceFile, evidenceRules } from '#contract/compliance/evidence.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { displayName } from '../../media/rules.ts';
import { enforceRateLimit } from '../../people/queries.ts';
import { countEvidence, type EvidenceRow, insertEvidence } from './evidence-queries.ts';

const limit = { most: 60, withinMs: 60 * 60_000 };

const kinds = [
  { mimeType: 'application/pdf', start: '%PDF-', ending: '.pdf', endings: /\.pdf$/i },
  { mimeType: 'image/jpeg', start: '\u00ff\u00d8\u00ff', ending: '.jpg', endings: /\.jpe?g$/i },
  { mimeType: 'image/png', start: '\u0089PNG\r\n\u001a\n', ending: '.png', endings: /\.png$/i },
];

/** Keeps a file for an answer, as it is. Told by its first bytes, and called by what they say. */
export async function keepEvidence(
  ctx: Pick<AppContext, 'db' | 'storage' | 'now'>,
  { id: personId, workspaceId }: Pick<Person, 'id' | 'workspaceId'>,
  file: File,
): Promise<EvidenceFile> {
  const { db, storage, now } = ctx;
  await enforceRateLimit(ctx, { key: `evidence:${personId}`, ...limit });
  const bytes = await file.bytes();
  const beginning = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const kind = kinds.find(({ start }) => beginning.startsWith(start));
  if (!kind) throw new Refusal('EVIDENCE_UNUSABLE');
  const { most } = evidenceRules;
  if ((await countEvidence(db, workspaceId)) >= most) throw new Refusal('TOO_MUCH_EVIDENCE', { limit: most });
  const id = randomUUID();
  // Its row first: without a file it is swept, and a file without a row would be nobody's.
  const row = await insertEvidence(db, workspaceId, {
    id,
    name: nameOf(file, kind),
    mimeType: kind.mimeType,
    sizeBytes: bytes.length,
    file: `${workspaceId}/evidence/${id}`,
    personId,
    addedAt: new Date(now()),
  });
  await storage.put(row.file, bytes);
  return presentEvidence(row);
}

export function presentEvidence({ id, name }: Pick<EvidenceRow, 'id' | 'name'>): EvidenceFile {
  return { id, name, url: `/exports/evidence/${id}` };
}

function nameOf({ name }: File, { ending, endings }: (typeof kinds)[number]): string {
  const told = displayName(name);
  return endings.test(told) ? told : `${told.replace(/\.(pdf|jpe?g|png)$/i, '')}${ending}`;
}
