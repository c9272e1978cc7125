import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { certificates } from '#tests/certificates.ts';
import { openReceiver } from '#tests/receiver.ts';
import { afterAll, expect, test } from 'vitest';
import { openCustomerWebhooks } from './customer-webhooks.ts';
import { isPublicAddress } from '../private-addresses.ts';

const crm = await openReceiver();
const practice = openCustomerWebhooks({ mayUseThisMachine: true });
const parcel = { headers: { 'x-greeting': 'hello' }, body: '{"name":"Åse"}' };
afterAll(() => crm.close());

/** As it is for real, with names that lead where we say. */
function openReal(names: Record<string, string[]> = {}) {
  return openCustomerWebhooks({
    mayUseThisMachine: false,
    resolve: async (name) =>
      (names[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
}

test('what is posted arrives byte for byte, and the status comes back whatever it is', async () => {
  expect(await practice.post({ ...parcel, url: crm.url })).toEqual({ status: 200, waitMs: undefined });
  expect(crm.received.at(-1)).toMatchObject({
    path: '/leads',
    body: '{"name":"Åse"}',
    headers: { 'x-greeting': 'hello', 'content-type': 'application/json', 'content-length': '15' },
  });
  crm.nextTime(410);
  expect(await practice.post({ ...parcel, url: crm.url })).toMatchObject({ status: 410 });
});

test.each([
  ['120', 120_000],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['Wed, 21 Oct 2015 07:28:00 GMT', undefined],
])('being asked to come back after “%s” is heard', async (retryAfter, waitMs) => {
  crm.nextTime({ status: 429, retryAfter });
  expect(await practice.post({ ...parcel, url: crm.url })).toEqual({ status: 429, waitMs });
});

test('being asked to come back at a moment is heard', async () => {
  crm.nextTime({ status: 503, retryAfter: new Date(Date.now() + 3_600_000).toUTCString() });
  const { waitMs } = await practice.post({ ...parcel, url: crm.url });
  expect(waitMs).toBeGreaterThan(3_500_000);
  expect(waitMs).toBeLessThanOrEqual(3_600_000);
});

test('a redirect is an answer, and nobody follows it', async () => {
  const before = crm.received.length;
  crm.nextTime('redirects');
  expect(await practice.post({ ...parcel, url: crm.url })).toMatchObject({ status: 302 });
  expect(crm.received).toHaveLength(before + 1);
});

test('a lost answer, a slow one and nobody there are told apart', async () => {
  crm.nextTime('hangs up');
  await expect(practice.post({ ...parcel, url: crm.url })).rejects.toMatchObject({
    failureKind: 'unknown-outcome',
    message: expect.stringContaining('The connection broke before it answered (ECONNRESET).'),
  });
  const hasty = openCustomerWebhooks({ mayUseThisMachine: true, patienceMs: 50 });
  crm.nextTime('never answers');
  await expect(hasty.post({ ...parcel, url: crm.url })).rejects.toMatchObject({
    failureKind: 'unknown-outcome',
    message: expect.stringContaining('It did not answer within 10 seconds.'),
  });
  await expect(practice.post({ ...parcel, url: 'http://localhost:1/' })).rejects.toMatchObject({
    failureKind: 'unavailable',
    message: expect.stringContaining('Nothing answers at this address.'),
  });
});

test('an answer that never ends is taken for what its status says', async () => {
  crm.nextTime('never ends');
  expect(await practice.post({ ...parcel, url: crm.url })).toMatchObject({ status: 200 });
});

test('a certificate must be trusted, and be for that name', async () => {
  const trusted = await openReceiver(certificates.localhost);
  const mistaken = await openReceiver(certificates.elsewhere);
  const selfSigned = {
    message: expect.stringContaining('Its certificate is not trusted: it is self-signed.'),
  };
  await expect(practice.post({ ...parcel, url: trusted.url })).rejects.toMatchObject(selfSigned);
  expect(trusted.received).toEqual([]);

  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, certificates.localhost.cert, certificates.elsewhere.cert]);
  try {
    expect(await practice.post({ ...parcel, url: trusted.url })).toMatchObject({ status: 200 });
    const another = { message: expect.stringContaining('Its certificate is for another name.') };
    await expect(practice.post({ ...parcel, url: mistaken.url })).rejects.toMatchObject(another);
    expect(mistaken.received).toEqual([]);
  } finally {
    setDefaultCACertificates(usual);
    await Promise.all([trusted.close(), mistaken.close()]);
  }
});

test('plain http at an address that takes https only is said so', async () => {
  const https = crm.url.replace('http:', 'https:');
  const plain = { message: expect.stringContaining('No secure connection could be made. Is it https?') };
  await expect(practice.post({ ...parcel, url: https })).rejects.toMatchObject(plain);
});

const privateOnes = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:a00:1::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://100.100.100.200/',
  'https://10.1.2.3/',
  'https://172.31.0.1/',
  'https://192.168.1.1/',
  'https://0.0.0.0/',
  'https://255.255.255.255/',
];

test.each(privateOnes)('for real, %s cannot be used', async (url) => {
  const lies = { failureKind: 'rejected', message: expect.stringContaining('private network') };
  await expect(openReal().check(url)).rejects.toMatchObject(lies);
  await expect(openReal().post({ ...parcel, url })).rejects.toMatchObject(lies);
});

test('for real, only https without a password in it can be used', async () => {
  const open = openReal({ 'crm.example': ['93.184.215.14'] });
  await open.check('https://crm.example/leads');
  for (const url of ['http://crm.example/', 'ftp://crm.example/', 'javascript:alert(1)', 'http://localhost/'])
    await expect(open.check(url)).rejects.toMatchObject({
      message: expect.stringContaining('The address must begin with https://.'),
    });
  await expect(open.check('https://me:secret@crm.example/')).rejects.toMatchObject({
    failureKind: 'rejected',
  });
  await expect(open.check('https://nobody.example/')).rejects.toMatchObject({
    message: expect.stringContaining('There is no server called nobody.example.'),
  });
});

test('a name that leads into a private network is refused, with one of its addresses as with all', async () => {
  const open = openReal({
    'inside.example': ['10.0.0.5'],
    'half.example': ['93.184.215.14', '::1'],
    localhost: ['127.0.0.1'],
  });
  for (const name of ['inside.example', 'half.example', 'localhost', 'localhost.'])
    await expect(open.check(`https://${name}/`)).rejects.toMatchObject({ failureKind: 'rejected' });
});

test('a name that leads elsewhere by the time of the delivery is refused then', async () => {
  let address = '93.184.215.14';
  const open = openCustomerWebhooks({
    mayUseThisMachine: false,
    resolve: async () => [{ address, family: 4 }],
  });
  const url = `https://crm.example:${crm.port}/`;
  await open.check(url);
  address = '127.0.0.1';
  const before = crm.received.length;
  await expect(open.post({ ...parcel, url })).rejects.toMatchObject({ failureKind: 'rejected' });
  expect(crm.received).toHaveLength(before);
});

test('practising, this machine may be named, but no other private one', async () => {
  await practice.check('http://localhost:3000/');
  await practice.check('http://[::1]:3000/');
  await expect(practice.check('https://192.168.1.1/')).rejects.toMatchObject({ failureKind: 'rejected' });
  await expect(practice.check('https://127.0.0.2/')).rejects.toMatchObject({ failureKind: 'rejected' });
});

test('a name that is looked up for ever costs no more than the time limit', async () => {
  const stuck = openCustomerWebhooks({
    mayUseThisMachine: false,
    resolve: () => new Promise(() => undefined),
    patienceMs: 30,
  });
  await expect(stuck.post({ ...parcel, url: 'https://crm.example/' })).rejects.toMatchObject({
    message: expect.stringContaining('It did not answer within 10 seconds.'),
  });
});

test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
