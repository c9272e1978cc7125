import type { Ceiling, Role } from '#contract/people/roles.ts';
import type { openTestHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

type House = Awaited<ReturnType<typeof openTestHouse>>;

/** Somebody new who was invited by this person, has joined their workspace in that role, and works there. */
export async function joinTeam(
  house: Pick<House, 'visitor'>,
  owner: Visitor,
  { role, ceiling = null }: { role: Role; ceiling?: Ceiling | null },
): Promise<Visitor> {
  const member = await house.visitor().join();
  await owner.ask.members.invite({ email: member.email, role, ceiling });
  const [invitation] = await member.ask.members.listReceived();
  await member.ask.members.answerInvitation({ id: invitation!.id, joins: true });
  return member;
}
