import type { AppContext } from '#server/app-context.ts';
import { KeptWorkspaceId, type WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { type MediaPart, mediaParts } from './media-parts.ts';

const lastsMs = 15 * 60_000;

const Pass = z.object({
  /** Signatures are made for other purposes as well. */
  purpose: z.literal('media'),
  // Signed by us, so it was a workspace's id when it was written.
  workspaceId: KeptWorkspaceId,
  id: z.uuid(),
  part: z.enum(mediaParts),
  until: z.number(),
});

/** An address under which an outside service may read one file, and nothing else, for a quarter of an hour. */
export function signedMediaUrl(
  { seal, settings, now }: Pick<AppContext, 'seal' | 'settings' | 'now'>,
  workspaceId: WorkspaceId,
  { id, part }: { id: string; part: MediaPart },
): string {
  const pass: z.infer<typeof Pass> = { purpose: 'media', workspaceId, id, part, until: now() + lastsMs };
  return `${settings.publicUrl}/media/signed/${seal.sign(JSON.stringify(pass))}`;
}

/** What a signed address lets one read; undefined when it is not ours or has run out. */
export function readSignedMedia(
  { seal, now }: Pick<AppContext, 'seal' | 'now'>,
  token: string,
): z.infer<typeof Pass> | undefined {
  const pass = Pass.safeParse(parsed(seal.verify(token) ?? ''));
  return pass.success && pass.data.until > now() ? pass.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
