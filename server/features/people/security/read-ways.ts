import type { OpenSession, SignInWays } from '#contract/people/security.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { symmetricDecrypt } from 'better-auth/crypto';
import { z } from 'zod';
import { findPasswordHash, getPerson } from '../queries.ts';
import { nameDevice } from './name-device.ts';
import { findRecoveryCodes, findSession, listPasskeys, listSessions } from './security-queries.ts';

const Codes = z.array(z.string());

/** How the person proves who they are. */
export async function readWays({ db, settings }: AppContext, person: Person): Promise<SignInWays> {
  const { twoFactorEnabled: isOn } = await getPerson(db, person.id);
  const kept = isOn ? await findRecoveryCodes(db, person.id) : undefined;
  const codes = kept && Codes.parse(JSON.parse(await symmetricDecrypt({ key: settings.secret, data: kept })));
  const session = await findSession(db, person.sessionId);
  const passkeys = await listPasskeys(db, person.id);
  return {
    hasPassword: (await findPasswordHash(db, person.id)) !== undefined,
    secondFactor: { isOn, recoveryCodesLeft: codes ? codes.length : null },
    secondFactorAt: session?.secondFactorAt?.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? '',
      createdAt: (createdAt ?? new Date(0)).toISOString(),
    })),
  };
}

/** Where the person is signed in, the browser used last first. */
export async function readSessions({ db, now }: AppContext, person: Person): Promise<OpenSession[]> {
  const rows = await listSessions(db, person.id, new Date(now()));
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    ...nameDevice(userAgent),
    address: ipAddress ?? '',
    startedAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
    isThisOne: id === person.sessionId,
  }));
}
