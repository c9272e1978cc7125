import type { openTestHouse } from './house.ts';
import { joinTeam } from './team.ts';
import type { Visitor } from './visitor.ts';

type House = Pick<Awaited<ReturnType<typeof openTestHouse>>, 'visitor'>;

/** An author of that name who works in the workspace of the first. */
export async function joinWorkspaceOf(house: House, first: Visitor, name = 'Ola Nordmann'): Promise<Visitor> {
  const second = await joinTeam(house, first, { role: 'author' });
  await second.ask.people.update({ name });
  return second;
}
