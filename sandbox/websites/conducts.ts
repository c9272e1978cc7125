import { type Fields, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';

/** How a make-believe website behaves, in plain words. */
export const conducts = {
  behaves: 'answers as it should',
  'not-found': 'says that the page is not there (404)',
  error: 'has an error of its own (500)',
  refuses: 'keeps robots out (403)',
  slow: 'takes seven seconds',
  hangs: 'begins to answer and never ends',
  cut: 'hangs up without an answer',
  'switched-off': 'is switched off: nobody answers',
  'no-server': 'has lost its name: there is no such server',
  expired: 'has a certificate that is over',
  'wrong-name': 'has the certificate of another website',
  loops: 'sends its visitors round in a circle',
  'leads-inside': 'sends its visitors into a private network',
  huge: 'answers with 15 MB',
} as const;
export type Conduct = keyof typeof conducts;

export interface Website {
  host: string;
  conduct: Conduct;
}

/** Any name is a website; it behaves until somebody says otherwise. */
export function conductOf({ store }: World, host: string): Conduct {
  return readConduct(store.find(idOf(host))?.fields ?? {});
}

/** Those that were visited, or told how to behave, the latest last. */
export function listWebsites({ store }: World): Website[] {
  return store.list('website').map(toWebsite);
}

export function noteVisit(world: World, host: string): void {
  if (!world.store.find(idOf(host))) setConduct(world, { host, conduct: 'behaves' });
}

export function setConduct({ store }: World, { host, conduct }: Website): void {
  const known = store.find(idOf(host));
  if (known) store.update(known, { conduct });
  else store.insert({ id: idOf(host), kind: 'website', fields: { host, conduct } });
}

function idOf(host: string): string {
  return `website:${host}`;
}

function toWebsite({ fields }: Thing): Website {
  return { host: textOf(fields['host']), conduct: readConduct(fields) };
}

function readConduct({ conduct }: Fields): Conduct {
  const name = textOf(conduct);
  return name in conducts ? (name as Conduct) : 'behaves';
}
