import type { LiveChange } from '#contract/live/live-changes.ts';
import type { House } from '#server/house.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { type ChangeRow, listMovingChanges } from './change-queries.ts';
import { changesTopic } from './change-topic.ts';
import { presentChanges } from './present-change.ts';

/** Another server's clock may be that much behind ours. */
const clocksDifferMs = 60_000;

/** Those under way, then each change as it begins, waits and ends, until nobody looks any more. */
export async function* watchChanges(
  house: House,
  person: Person,
  until: AbortSignal,
): AsyncGenerator<LiveChange> {
  const { workspaceId } = person;
  const told = new Map<string, string>();
  let lookedAt = house.now();
  let isFirst = true;
  for await (const _ring of house.signals.follow(changesTopic(workspaceId), until)) {
    const endedSince = new Date(lookedAt - clocksDifferMs);
    lookedAt = house.now();
    const rows = await listMovingChanges(house.db, workspaceId, { endedSince });
    const news = rows.filter((row) => told.get(row.id) !== stateOf(row));
    for (const row of news) told.set(row.id, stateOf(row));
    yield* await presentChanges(house, person, isFirst ? news.filter(isUnderWay) : news);
    isFirst = false;
  }
}

function isUnderWay({ status }: ChangeRow): boolean {
  return status === 'running';
}

function stateOf({ status, problem }: ChangeRow): string {
  return JSON.stringify([status, problem]);
}
