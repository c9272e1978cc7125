import { type KeyAccess, keyLimits } from '#contract/people/api-keys.ts';
import { lesser, type Role } from '#contract/people/roles.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { tellMember } from '../workspaces/tell-member.ts';
import { checkPassword } from '../people/security/check-password.ts';
import { hashOf, hintOf, mintKey } from './key-shape.ts';
import { type ApiKeyRow, insertKey } from './queries.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';

interface Input {
  name: string;
  access: KeyAccess;
  /** What it may do at most; as much as whoever makes it where nothing is said. */
  role?: Role | undefined;
  password: string;
}

/** Makes a key for whoever is signed in and knows the password, and tells them by email. The key is answered once. */
export async function makeKey(
  ctx: AppContext,
  person: Person,
  { name, access, role = person.role, password }: Input,
): Promise<{ key: string; kept: ApiKeyRow }> {
  await checkPassword(ctx, person, password);
  const key = mintKey();
  const message = await keyEmail(person, {
    name,
    access,
    url: pagesOf(ctx.settings.publicUrl, person.workspaceId)('/profile#api-keys'),
  });
  const kept = await ctx.db.transaction(async (tx) => {
    const row = await insertKey(tx, person.workspaceId, {
      name,
      access,
      role: lesser(role, person.role),
      personId: person.id,
      hash: hashOf(key),
      hint: hintOf(key),
      createdAt: new Date(ctx.now()),
      most: keyLimits.perWorkspace,
    });
    if (!row) throw new Refusal('TOO_MANY_KEYS', { limit: keyLimits.perWorkspace });
    await tellMember({ ...ctx, db: tx }, person.workspaceId, { to: person, message });
    await noteDeed(tx, person, {
      at: ctx.now(),
      deed: 'key-made',
      subject: { kind: 'key', id: row.id, name },
      to: { access, role: row.role },
    });
    return row;
  });
  noteSecurity(ctx, 'key-made', { personId: person.id, keyId: kept.id, access });
  return { key, kept };
}

/** Tells a person of a key that was made for them, never the key itself. */
function keyEmail(
  { name, language }: Pick<Person, 'name' | 'language'>,
  key: { name: string; access: KeyAccess; url: string },
) {
  const options = { locale: language };
  const message = {
    subject: m.letter_key_subject({}, options),
    heading: m.letter_key_heading({}, options),
    paragraphs: [m.letter_key_text({ name }, options)],
    entries: [{ title: key.name, lines: [m[`letter_key_${key.access}`]({}, options)] }],
    action: m.letter_key_action({}, options),
    note: m.letter_key_note({}, options),
  };
  return composeEmail(message, { language, url: key.url });
}
