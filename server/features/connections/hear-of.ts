import type { AppContext } from '#server/app-context.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';

/** What Meta has to say to show that it is Meta, of this installation alone. */
export function verifyToken(seal: Seal): string {
  return seal.sign('facebook webhook');
}

/** From then on Meta calls us for the pages, or the ad accounts, that tell of themselves. */
export async function ensureHeard(
  { meta, seal, settings }: Pick<AppContext, 'meta' | 'seal' | 'settings'>,
  object: 'page' | 'ad_account',
): Promise<void> {
  const callbackUrl = `${settings.publicUrl}/facebook/webhook`;
  await meta.ensureAppHears({ object, callbackUrl, verifyToken: verifyToken(seal) });
}
