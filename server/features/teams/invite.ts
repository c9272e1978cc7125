import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/people/people.ts';
import { workspaceLimits } from '#contract/people/workspaces.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail } from '#server/mail/email.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { enforceRateLimit, findPersonByEmail } from '../people/queries.ts';
import { lockMembers } from '../workspaces/member-queries.ts';
import { getWorkspace } from '../workspaces/queries.ts';
import { mustBeTheirsToGive, type Standing, standingOf } from './change-member.ts';
import { type InvitationRow, listInvitations, saveInvitation } from './queries.ts';

const aDayMs = 86_400_000;
/** Of letters to strangers, however many are asked. */
const perDay = { most: 60, withinMs: aDayMs };

/** Asks somebody to join, by a letter that only works for their address; asked again, the earlier one no longer does. */
export async function invite(
  ctx: AppContext,
  person: Person,
  { email, ...wished }: Standing & { email: string },
): Promise<InvitationRow> {
  const { workspaceId } = person;
  const { role, ceiling } = standingOf(wished);
  await enforceRateLimit(ctx, { key: `invite:${workspaceId}`, ...perDay });
  const invited = await findPersonByEmail(ctx.db, email);
  const token = randomBytes(32).toString('base64url');
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const members = await lockMembers(tx, workspaceId);
    mustBeTheirsToGive(members, person, [role]);
    if (members.some(({ personId }) => personId === invited?.id)) throw new Refusal('ALREADY_A_MEMBER');
    const others = (await listInvitations(tx, workspaceId)).filter((each) => each.email !== email);
    const { members: limit, invitationDays } = workspaceLimits;
    if (members.length + others.length >= limit) throw new Refusal('TOO_MANY_MEMBERS', { limit });
    const row = await saveInvitation(tx, workspaceId, {
      email,
      role,
      ceiling,
      tokenHash: hashOf(token),
      invitedById: person.id,
      sentAt: new Date(now),
      expiresAt: new Date(now + invitationDays * aDayMs),
    });
    const { name } = await getWorkspace(tx, workspaceId);
    const letter = { workspace: name, person, url: `${ctx.settings.publicUrl}/join#${token}` };
    await queueEmail(ctx.queue, tx, {
      to: email,
      ...(await invitationEmail(letter, invited?.language ?? person.language)),
    });
    await noteDeed(tx, person, {
      at: now,
      deed: 'member-invited',
      subject: { kind: 'invitation', id: row.id, name: email },
      to: { role, ...(ceiling && { ceiling }) },
    });
    return row;
  });
}

interface Letter {
  workspace: string;
  person: Pick<Person, 'name' | 'email'>;
  url: string;
}

function invitationEmail({ workspace, person, url }: Letter, language: Language) {
  const options = { locale: language };
  const told = { name: person.name, email: person.email, workspace };
  const message = {
    subject: m.letter_invitation_subject({ workspace }, options),
    heading: m.letter_invitation_heading({}, options),
    paragraphs: [m.letter_invitation_text(told, options), m.letter_invitation_link({}, options)],
    action: m.letter_invitation_action({}, options),
    note: m.letter_invitation_note({}, options),
  };
  return composeEmail(message, { language, url });
}
