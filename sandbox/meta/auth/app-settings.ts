import * as z from 'zod';

import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { app } from '#sandbox/meta/seed-ids.ts';

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);

/** What the app's owner chooses in Meta's App Dashboard. An empty address means that Meta calls nobody. */
const AppSettings = z.strictObject({
  mode: z.enum(['live', 'development']),
  tier: z.enum(['limited', 'full']),
  deauthorizeUrl: address,
  dataDeletionUrl: address,
  /** Empty: any https address, and any on this machine. */
  redirectUris: z.array(z.url()).max(100),
});
type AppSettings = z.infer<typeof AppSettings>;

export const AppChanges = AppSettings.partial();

const defaults: AppSettings = {
  mode: 'live',
  tier: 'full',
  deauthorizeUrl: '',
  dataDeletionUrl: '',
  redirectUris: [],
};

/** The app as a node of the graph; made when it is not there yet. */
export function ensureApp({ store }: World): Thing {
  const known = store.find(app.id);
  return known ?? store.insert({ id: app.id, kind: 'app', fields: { name: app.name, settings: defaults } });
}

export function appSettings(world: World): AppSettings {
  return AppSettings.parse(ensureApp(world).fields['settings']);
}

export function changeApp(world: World, changes: z.infer<typeof AppChanges>): AppSettings {
  const settings = AppSettings.parse({ ...appSettings(world), ...changes });
  world.store.update(ensureApp(world), { settings });
  return settings;
}

/** An app in development mode makes no real ads. */
export function needLiveApp(world: World): void {
  if (appSettings(world).mode === 'development') throw new GraphError('appInDevelopment');
}
