import { members } from '#server/features/workspaces/tables.ts';
import { eq } from 'drizzle-orm';
import type { openTestHouse } from './house.ts';
import type { Visitor } from './visitor.ts';

type House = Pick<Awaited<ReturnType<typeof openTestHouse>>, 'ctx' | 'visitor'>;

/** Somebody else who belongs to the workspace of the first. */
export async function joinWorkspaceOf(house: House, first: Visitor, name = 'Ola Nordmann'): Promise<Visitor> {
  const second = await house.visitor().join();
  const { id: personId } = await second.ask.people.me();
  await second.ask.people.update({ name });
  await second.workspaceId();
  const workspaceId = await first.workspaceId();
  const { db } = house.ctx;
  await db.update(members).set({ workspaceId, role: 'author' }).where(eq(members.personId, personId));
  return second;
}
