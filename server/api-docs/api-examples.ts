import { designPlacements } from '#contract/designs.ts';
import { usualNight } from '#contract/leads/lead-alerts.ts';

/** A part of a JSON schema as far as our document uses it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minimum?: number;
}

const drawnAt = (placement: string) =>
  `/media/4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77/designs/4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77/price-sticker/${placement}?state=h2Xq0cV8bT1mWz4e`;

/** What the fields of our examples hold, by their names: a plumber in Bergen, and one campaign of theirs. */
const values: Record<string, unknown> = {
  email: 'kari@bergenror.example',
  name: 'Winter pipes',
  title: 'Winter pipes',
  campaignTitle: 'Winter pipes',
  businessName: 'Bergen Rør',
  industry: 'Plumbing',
  language: 'English',
  websiteUrl: 'https://bergenror.example',
  beneficiary: 'Bergen Rør AS',
  payer: 'Bergen Rør AS',
  productService: 'Emergency plumbing',
  offerDescription: 'Frozen or burst pipes mended the same day.',
  sellingPoints: ['Open all night', 'Fixed prices', 'Twenty years in Bergen'],
  beforePriceMinor: 249000,
  campaignPriceMinor: 199000,
  priceCurrency: 'NOK',
  currency: 'NOK',
  ageFrom: 25,
  ageTo: 65,
  dailyBudgetMinor: 20000,
  dailyMinor: 50000,
  endsOn: '2026-12-14',
  minDailyBudgetMinor: 2500,
  colours: ['#1f6f8b'],
  wordsToUse: ['fixed price'],
  wordsToAvoid: ['cheap'],
  gap: null,
  urls: Object.fromEntries(designPlacements.map((placement) => [placement, drawnAt(placement)])),
  drawn: null,
  headline: 'Frozen pipes? We come tonight',
  primaryText: 'A burst pipe does not wait. Neither do we: fixed prices, open all night.',
  description: 'Plumbers in Bergen',
  callToAction: 'CONTACT_US',
  selected: true,
  key: '2657896',
  query: 'Berg',
  region: 'Vestland',
  countryCode: 'NO',
  countryName: 'Norway',
  radiusKm: 25,
  facebookCampaignId: '120210000000000001',
  facebookAdSetId: '120210000000000002',
  facebookAdId: '120210000000000003',
  facebookAdIds: ['120210000000000003'],
  facebookAdAccountId: 'act_1784',
  adAccountId: 'act_1784',
  selectedAdAccountId: 'act_1784',
  facebookPageId: '1029384756',
  pageId: '1029384756',
  selectedPageId: '1029384756',
  facebookFormId: '5647382910',
  leadFormId: '5647382910',
  facebookLeadId: '7788990011',
  pixelId: '3344556677',
  next: '1772440200000.4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77',
  cursor: 'YWN0XzE3ODQgMTIwMjEwMDAwMDAwMDAwMDAx',
  search: 'pipe',
  since: '2026-03-01',
  until: '2026-03-31',
  beforeLine: 120,
  quiet: { ...usualNight, timeZone: 'Europe/Oslo' },
  endpoint: 'https://push.example/send/f3Qk9',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  problem: null,
  broken: null,
  brokenCode: null,
  studioSaid: null,
  waiting: null,
  goneAt: null,
  reviewFeedback: null,
  lastProblem: null,
  pendingEmail: null,
  errorMessage: null,
  errorType: null,
  classification: null,
  undoes: null,
  finishedAt: '2026-03-02T08:30:12.000Z',
  contentType: 'image/jpeg',
  fileName: 'van.jpg',
  bytes: 482113,
  width: 1600,
  height: 1200,
  durationMs: null,
  x: 0.5,
  y: 0.4,
  percent: 60,
  spendMinor: 184250,
  impressions: 24310,
  reach: 15208,
  clicks: 806,
  results: 41,
  frequency: 1.6,
  ctrPercent: 3.32,
  cpcMinor: 229,
  costAtLeastMinor: 2900,
  costAtMostMinor: 7400,
  moreResults: 64,
  moreDays: 19,
  isGoingOn: true,
  valueMinor: 40000,
  costPerResultMinor: 4494,
  text: 'Everything that can be known is right.',
  note: 'Called, wants an offer.',
  confirmationText: 'DELETE',
  message: 'Can you help us with our first campaign?',
  subject: '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77',
  months: 24,
  timezone: 'Europe/Oslo',
  returnPath: '/dashboard',
  privacyPolicyUrl: 'https://bergenror.example/privacy',
  hint: 'adf_4kT7…x9Qd',
  secretHint: 'x9Qd',
  code: '7f3c9d2ab4',
  token: 'k3v9w2',
  day: '2026-03-02',
  status: 'ACTIVE',
  configuredStatus: 'ACTIVE',
  endpointPath: '/functions/fetch-meta-campaigns',
  functionName: 'fetch-meta-campaigns',
  path: '/functions/fetch-meta-campaigns',
  method: 'POST',
  httpStatus: 200,
  lastHttpStatus: 200,
  elapsedMs: 182,
  averageMs: 182,
  usedPercent: 12,
  successPercent: 99.2,
  values: ['Ola Nordmann'],
  by: 'Kari Nordmann',
  facebookName: 'Kari Nordmann',
  claudeRequestPayload: {},
  plan: 'pro',
  minLength: 6,
  minutes: 30,
  seconds: 20,
  limit: 20,
  version: 3,
  number: '923456789',
  trade: 'Plumbing',
};

/** Questions whose example is not the sum of their fields. */
export const questions: Record<string, Record<string, unknown>> = {
  'campaigns.create': { title: 'Winter pipes', businessName: 'Bergen Rør', objective: 'leads' },
  'campaigns.update': { version: 3, changes: { dailyBudgetMinor: 20000 } },
  'compliance.reword': {
    shown: { what: 'draft', campaignId: '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77' },
    findingId: 'NO-ALKOHOL.h2Xq0cV8bT1mWz4e',
    field: 'ads.4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77.primaryText',
  },
  'liveCampaigns.addAds': {
    campaignId: null,
    facebookAdSetId: '120210000000000002',
    ads: [
      {
        headline: 'Frozen pipes? Call us',
        primaryText: 'Fixed prices, open all night.',
        description: 'Bergen Rør',
        callToAction: 'CONTACT_US',
        mediaId: '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77',
      },
    ],
  },
  'people.update': { name: 'Kari Nordmann' },
  'people.requestEmailChange': { email: 'kari@bergenror.example' },
  'setup.save': { values: { PUBLIC_URL: 'https://ads.bergenror.example' } },
  'setup.try': { values: { PUBLIC_URL: 'https://ads.bergenror.example' } },
  'support.sendMessage': {
    page: 'support',
    name: 'Kari Nordmann',
    email: 'kari@bergenror.example',
    subject: 'Our first campaign',
    message: 'Can you help us with our first campaign?',
  },
};

const formats: Record<string, unknown> = {
  uuid: '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77',
  'date-time': '2026-03-02T08:30:00.000Z',
  date: '2026-03-02',
  uri: 'https://adfjord.example/somewhere',
  email: 'kari@bergenror.example',
};

/** An example that fits a schema, in the words of our product where a field's name is known. */
export function exampleOf(schema: Schema, definitions: Record<string, Schema> = {}, name = ''): unknown {
  const again = (part: Schema, partName = name) => exampleOf(part, definitions, partName);
  if (schema.$ref) return again(definitions[schema.$ref.split('/').at(-1)!] ?? {});
  if (schema.const !== undefined) return schema.const;
  const told = values[name];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    if (told === null && choices.some(({ type }) => type === 'null')) return null;
    return again(choices.find(({ type }) => type !== 'null') ?? {});
  }
  if (schema.enum) return schema.enum.includes(told) ? told : schema.enum[0];
  // Of fields that mean something else by these names.
  if (schema.properties && name === 'quiet') return told;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, part]) => [key, again(part, key)]),
    );
  if (schema.type === 'array')
    return Array.isArray(told) && schema.items?.type === 'string' ? told : [again(schema.items ?? {})];
  if (schema.format && schema.format in formats) return formats[schema.format];
  if (schema.type === 'integer' || schema.type === 'number')
    return typeof told === 'number' ? told : (schema.minimum ?? 3);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'string') return typeof told === 'string' ? told : '1784';
  return told ?? {};
}
