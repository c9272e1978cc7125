/** The fixed names of the practice world: what a test or a person may count on. */
export const app = {
  id: '1000000000000001',
  // Whoever knows it can speak as Meta: where strangers reach the product, it has one of its own.
  secret: process.env['SANDBOX_APP_SECRET'] ?? 'practice-app-secret',
  name: 'Adfjord practice app',
};

/** The app by itself, without a person. */
export const appToken = `${app.id}|${app.secret}`;

export const userId = '10220114477300201';

/** Runs the business's ads by itself, without a person: its token does not end. */
export const systemUserId = '61550000000000001';

/** Asks for everything at once, as a configuration of Facebook Login for Business does. */
export const loginConfigId = '9000000000000001';

export const businessId = '5500000000000001';

export const accountIds = {
  nok: '2100000000000001',
  usd: '2100000000000002',
  disabled: '2100000000000003',
};

export const pageIds = {
  plumber: '3100000000000001',
  bakery: '3100000000000002',
  yoga: '3100000000000003',
};

export const instagramId = '17841400000000001';

export const formIds = {
  quote: '5100000000000001',
  oldContact: '5100000000000002',
  cakes: '5100000000000003',
  draftOrder: '5100000000000004',
  trialClass: '5100000000000005',
};

export const pixelIds = { shop: '7100000000000001', unused: '7100000000000002' };
export const audienceIds = { visitors: '6100000000000001', customers: '6100000000000002' };
