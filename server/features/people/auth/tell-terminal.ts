import { countOperators } from '../operator-queries.ts';
import type { AuthParts } from './auth-parts.ts';

/**
 * Make-believe mail is read on the server's own machine alone. So where people come from elsewhere, and nobody runs the
 * installation yet, the terminal that told the code for its set-up tells how an address is confirmed as well.
 */
export async function tellTerminal(
  { db, settings }: Pick<AuthParts, 'db' | 'settings'>,
  { email, url }: { email: string; url: string },
): Promise<void> {
  if (!settings.practice.mail || settings.isOnThisMachine) return;
  if ((await countOperators(db)).now > 0) return;
  console.log(`Mail is not set up yet. To confirm ${email}: ${url}`);
}
