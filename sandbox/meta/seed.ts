import type { Store } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { seedCustomAudiences } from '#sandbox/meta/targeting/custom-audiences.ts';
import {
  accountIds,
  businessId,
  formIds,
  instagramId,
  pageIds,
  pixelIds,
  systemUserId,
  userId,
} from './seed-ids.ts';

const day = 86_400_000;

/** Puts the practice world into an empty store; leaves one that already lives alone. */
export function seedMeta(world: World): void {
  const { store, clock } = world;
  seedBusiness(store);
  seedCustomAudiences(store, clock.now());
  if (store.find(userId)) return;
  store.transaction(() => {
    const person = {
      name: 'Ingrid Solheim',
      first_name: 'Ingrid',
      last_name: 'Solheim',
      email: 'ingrid.solheim@example.com',
    };
    store.insert({ id: userId, kind: 'user', fields: person });
    for (const account of accounts) seedAccount(store, account);
    store.insert({
      id: instagramId,
      kind: 'instagram',
      fields: { username: 'bergen.ror.og.varme', name: 'Bergen Rør & Varme', followers_count: 1840 },
    });
    for (const { id, ...fields } of pages)
      store.insert({ id, kind: 'page', fields: { ...pageDefaults, ...fields } });
    for (const { id, page, age, ...fields } of forms)
      store.insert({
        id,
        kind: 'leadgen_form',
        parent: page,
        fields: { ...formDefaults, ...fields, created_time: clock.now() - age * day },
      });
    for (const { id, name, firedAgo, visits } of pixels) {
      const fired = firedAgo === undefined ? {} : { last_fired_time: clock.now() - firedAgo };
      const fields = {
        name,
        accounts: [accountIds.nok, accountIds.usd],
        created_time: clock.now() - 200 * day,
        ...fired,
        visits_an_hour: visits,
      };
      store.insert({ id, kind: 'adspixel', account: accountIds.nok, fields });
    }
  });
}

/** A world from before these were there gets them as well. */
function seedBusiness(store: Store): void {
  if (store.find(businessId)) return;
  store.insert({ id: businessId, kind: 'business', fields: { name: businessName } });
  store.insert({
    id: systemUserId,
    kind: 'user',
    fields: { name: 'Adfjord practice system user', system: true },
  });
}

const businessName = 'Fjord Demo AS';

function seedAccount(store: Store, { id, ...fields }: (typeof accounts)[number]): void {
  store.insert({
    id: `act_${id}`,
    kind: 'adaccount',
    account: id,
    fields: { ...accountDefaults, ...fields },
  });
}

const accountDefaults = {
  account_status: 1,
  disable_reason: 0,
  balance: 0,
  spend_cap: 0,
  is_prepay_account: false,
  tos_accepted: { web_custom_audience_tos: 1 },
  user_tasks: ['DRAFT', 'ANALYZE', 'ADVERTISE', 'MANAGE'],
  funding_source: '9100000000000001',
  funding_source_details: { id: '9100000000000001', display_string: 'Visa *4242', type: 1 },
  timezone_name: 'Europe/Oslo',
  business: { id: businessId, name: businessName },
  business_country_code: 'NO',
};

const accounts = [
  { id: accountIds.nok, name: 'Fjord Demo NOK', currency: 'NOK', min_daily_budget: 1100 },
  {
    id: accountIds.usd,
    name: 'Fjord Demo USD',
    currency: 'USD',
    min_daily_budget: 100,
    timezone_name: 'America/New_York',
  },
  {
    id: accountIds.disabled,
    name: 'Fjord Demo (disabled)',
    currency: 'NOK',
    min_daily_budget: 1100,
    account_status: 2,
    disable_reason: 1,
  },
];

const pageDefaults = {
  tasks: ['ANALYZE', 'ADVERTISE', 'MODERATE', 'CREATE_CONTENT', 'MANAGE'],
  has_lead_access: { can_access_lead: true },
  leadgen_tos_accepted: true,
};

const pages = [
  {
    id: pageIds.plumber,
    name: 'Bergen Rør & Varme',
    category: 'Plumbing Service',
    category_list: [{ id: '1314', name: 'Plumbing Service' }],
    website: 'www.bergenror.example',
    location: { city: 'Bergen', country: 'Norway', zip: '5003' },
    instagram: instagramId,
  },
  {
    id: pageIds.bakery,
    name: 'Solsiden Bakeri',
    category: 'Bakery',
    category_list: [{ id: '1108', name: 'Bakery' }],
  },
  {
    id: pageIds.yoga,
    name: 'Nordlys Yoga',
    category: 'Yoga Studio',
    category_list: [{ id: '1602', name: 'Yoga Studio' }],
  },
];

const formDefaults = {
  status: 'ACTIVE',
  locale: 'NB_NO',
  privacy_policy: { url: 'https://example.com/privacy', link_text: 'Privacy' },
  follow_up_action_url: 'https://example.com/thanks',
  questions: [
    { id: '1', key: 'full_name', label: 'Full name', type: 'FULL_NAME' },
    { id: '2', key: 'email', label: 'Email', type: 'EMAIL' },
    { id: '3', key: 'phone_number', label: 'Phone number', type: 'PHONE' },
  ],
};

const wishes = {
  id: '4',
  key: 'when',
  label: 'When should we come?',
  type: 'CUSTOM',
  options: [
    { key: 'this_week', value: 'This week' },
    { key: 'this_month', value: 'This month' },
    { key: 'later', value: 'Later' },
  ],
};

const forms = [
  {
    id: formIds.quote,
    page: pageIds.plumber,
    age: 40,
    name: 'Free quote',
    questions: [...formDefaults.questions, wishes],
  },
  { id: formIds.oldContact, page: pageIds.plumber, age: 300, name: 'Contact us (old)', status: 'ARCHIVED' },
  { id: formIds.cakes, page: pageIds.bakery, age: 25, name: 'Order a cake' },
  { id: formIds.draftOrder, page: pageIds.bakery, age: 3, name: 'Catering (draft)', status: 'DRAFT' },
  { id: formIds.trialClass, page: pageIds.yoga, age: 60, name: 'Book a trial class' },
];

const pixels = [
  { id: pixelIds.shop, name: 'Fjord Demo shop', firedAgo: 2 * 3_600_000, visits: 40 },
  { id: pixelIds.unused, name: 'New website (not installed yet)', firedAgo: undefined, visits: 0 },
];
