import { randomInt } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import type { BetterAuthPlugin } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { openAuthHooks } from './auth-hooks.ts';
import type { AuthParts } from './auth-parts.ts';
import { refused } from './auth-refusals.ts';
import { grantsPlugin, mayGrant } from './grants.ts';
import { readSignedIn } from './second-doors.ts';
import { findPasskeyOwner } from '../security/security-queries.ts';

/** Without what looks like something else, so that they can be read from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Passkeys, and codes from an app. What we do after Better Auth's own work comes last: then it is known whether a session is open. */
export function authPlugins(parts: AuthParts, after: ReturnType<typeof openAuthHooks>['after']) {
  const { db, settings } = parts;
  const { hostname, origin } = new URL(settings.publicUrl);
  return [
    passkey({
      rpID: hostname,
      rpName: 'Adfjord',
      origin,
      // It takes the place of two factors, so it must be unlocked: by a finger, a face or a PIN.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      registration: {
        afterVerification: ({ verification }) => {
          if (!verification.registrationInfo?.userVerified) throw refused('FAILED_TO_VERIFY_REGISTRATION');
        },
      },
      authentication: {
        afterVerification: async ({ ctx, verification, clientData }) => {
          if (!verification.authenticationInfo.userVerified) throw refused('AUTHENTICATION_FAILED');
          const signedIn = await readSignedIn(ctx);
          // Whoever is signed in proves that it is still them; they do not become somebody else.
          if (signedIn && (await findPasskeyOwner(db, clientData.id)) !== signedIn.user.id)
            throw refused('PASSKEY_NOT_FOUND');
        },
      },
    }),
    twoFactor({ issuer: 'Adfjord', backupCodeOptions: { customBackupCodesGenerate: drawRecoveryCodes } }),
    ...(mayGrant(settings.publicUrl) ? [grantsPlugin(parts)] : []),
    { id: 'adfjord', hooks: { after: [{ matcher: () => true, handler: after }] } },
  ] satisfies BetterAuthPlugin[];
}

function drawRecoveryCodes(): string[] {
  const five = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 10 }, () => `${five()}-${five()}`);
}
