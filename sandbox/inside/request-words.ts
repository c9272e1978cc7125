import type { Store } from '#sandbox/memory/store.ts';
import type { Operation } from '#sandbox/outside-service.ts';
import { kindNames, nameOf } from './words.ts';

/** A verb, and what it is done to: one of it, and several. */
interface Deed {
  verb: string;
  one: string;
  many: string;
}

/** By the last part of an address on Meta. */
const edges: Record<string, string> = {
  campaigns: 'a campaign | campaigns',
  adsets: 'an ad set | ad sets',
  ads: 'an ad | ads',
  adcreatives: 'a creative | creatives',
  adimages: 'a picture | pictures',
  advideos: 'a video | videos',
  adspixels: 'a pixel | pixels',
  adlabels: 'a label | labels',
  customaudiences: 'an audience | audiences',
  insights: 'a report | figures',
  leadgen_forms: 'a lead form | lead forms',
  leads: 'a lead | leads',
  test_leads: 'a test lead | test leads',
  subscribed_apps: 'a subscription to webhooks | subscriptions to webhooks',
  subscriptions: 'a webhook | webhooks',
  previews: 'a preview | previews',
  generatepreviews: 'a preview | previews',
  thumbnails: 'a still | stills',
  copies: 'a copy | copies',
  adaccounts: 'an ad account | ad accounts',
  accounts: 'a page | pages',
  businesses: 'a business | businesses',
  permissions: 'a permission | permissions',
  instagram_accounts: 'an Instagram account | Instagram accounts',
  minimum_budgets: 'the smallest budgets | the smallest budgets',
  dsa_recommendations: 'who may pay | who may pay',
  events: 'events of a website | events of a website',
};

/** By the beginning of an address, of every service. */
const addresses: [RegExp, string][] = [
  [/^\/meta\/(v[\d.]+\/)?dialog\//, 'Asks a person for permission'],
  [/^\/meta\/(v[\d.]+\/)?oauth\/access_token/, 'Exchanges a login for a token'],
  [/^\/meta\/(v[\d.]+\/)?debug_token/, 'Looks at a token'],
  [/^\/meta\/(v[\d.]+\/)?search/, 'Searches for places or interests'],
  [/^\/meta\/(v[\d.]+\/)?[\w-]*labels$/, 'Looks for what carries a label'],
  [/^\/meta\/pictures\//, 'Loads a picture'],
  [/^\/meta\/videos\//, 'Loads a video'],
  [/^\/meta\/preview/, 'Shows a preview'],
  [/^\/writer\/v1\/messages/, 'Has ads written'],
  [/^\/pictures\/.*scene/, 'Has a picture set in a scene'],
  [/^\/pictures\/.*edit/, 'Has a picture made better'],
  [/^\/websites\//, 'Visits a website'],
  [/^\/register\//, 'Looks a firm up'],
  [/^\/systems\/google\/token/, 'Signs in to Google'],
  [/^\/systems\/\w+\//, 'Tells another system of a lead'],
  [/^\/push\//, 'Pushes to a browser'],
  [/^\/meetings\/.*token/, 'Logs in to the meetings'],
  [/^\/meetings\/.*meetings/, 'Plans or looks at a meeting'],
];

/** What a request is for, in plain words: all of its calls in one sentence. Empty when nobody knows. */
export function tellRequest(store: Store, operations: Operation[]): string {
  const [only] = operations;
  const known = operations.length === 1 && addresses.find(([mark]) => mark.test(only?.path ?? ''));
  if (known) return known[1];
  const deeds = operations.map((operation) => deedOf(store, operation));
  const byVerb = Map.groupBy(
    deeds.filter((deed) => deed !== undefined),
    ({ verb }) => verb,
  );
  const sentences = [...byVerb].map(([verb, own]) => `${verb} ${listed(own)}`);
  return sentences.map((words, place) => (place === 0 ? words : words.toLowerCase())).join('; ');
}

const verbs: Record<string, { edge: string; node: string }> = {
  GET: { edge: 'Reads', node: 'Reads' },
  POST: { edge: 'Makes', node: 'Changes' },
  DELETE: { edge: 'Deletes', node: 'Deletes' },
};

function deedOf(store: Store, { method, path }: Operation): Deed | undefined {
  const [bare = ''] = path.split('?');
  const [node = '', edge] = bare
    .split('/')
    .filter((part) => part && part !== 'meta' && !/^v[\d.]+$/.test(part));
  const verb = verbs[method];
  if (!path.startsWith('/meta') || !verb || node === '') return undefined;
  if (edge === undefined) {
    const thing = node === 'me' ? 'the person' : thingOf(store, node);
    return { verb: verb.node, one: thing, many: thing };
  }
  const [one = edge, many = edge] = (edges[edge] ?? edge).split(' | ');
  return { verb: verb.edge, one: method === 'POST' ? one : many, many };
}

function thingOf(store: Store, id: string): string {
  const thing = store.find(id);
  if (!thing) return id.includes('{') ? 'what it has just made' : 'something that is not there';
  const name = nameOf(thing);
  return `the ${(kindNames[thing.kind] ?? 'object').toLowerCase()}${name === id ? '' : ` “${name}”`}`;
}

const together = new Intl.ListFormat('en');

/** `a campaign, an ad set, and 3 ads` */
function listed(deeds: Deed[]): string {
  const kinds = Map.groupBy(deeds, ({ many }) => many);
  const words = [...kinds].map(([many, own]) => {
    const [first] = own;
    return own.length === 1 || first?.one === many ? (first?.one ?? many) : `${own.length} ${many}`;
  });
  return together.format(words);
}
