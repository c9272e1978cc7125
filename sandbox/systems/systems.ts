import { own } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { asOne, type Service } from '#sandbox/outside-service.ts';
import { google } from './google.ts';
import { slack, teams, zapier } from './hooks.ts';
import { hubspot } from './hubspot.ts';
import { pipedrive } from './pipedrive.ts';
import { askedOf, type System } from './system.ts';

const systems: Record<string, System> = { hubspot, pipedrive, google, slack, teams, zapier };
/** What they are told, by kind. */
export const systemKinds = [
  'hubspot-contact',
  'pipedrive-person',
  'pipedrive-lead',
  'google-row',
  'slack-message',
  'teams-message',
  'zapier-message',
];

/** Make-believe systems of others that leads are sent to, each under its name. */
export function openSystems(world: World): Service {
  const fail: Service['fail'] = ({ status, message, headers }) =>
    Response.json({ message: message ?? 'There is no such system.' }, { status, headers: headers ?? {} });
  return {
    name: 'systems',
    async open(incoming) {
      const [, name = '', path = ''] = /^\/systems\/([^/]+)(\/.*)?$/.exec(incoming.url.pathname) ?? [];
      const system = own(systems, name);
      if (!system) return asOne(incoming, fail, () => fail({ status: 404, code: 404 }));
      return asOne(incoming, system.fail, () => system.answer(world, askedOf(incoming, path)));
    },
    fail,
    state: () =>
      Object.fromEntries(
        systemKinds.map((kind) => [kind, world.store.list(kind).map(({ fields }) => fields)]),
      ),
  };
}
