import { textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { Caller } from '#sandbox/meta/auth/caller.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import type { Hand } from './hand.ts';

/** Whoever calls does so with our app. */
export function handOfCaller({ store }: World, { userId }: Caller): Hand {
  return {
    actorId: userId,
    actorName: textOf(store.find(userId)?.fields['name']),
    applicationId: app.id,
    applicationName: app.name,
    isLogged: true,
  };
}
