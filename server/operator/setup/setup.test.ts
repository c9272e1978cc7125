import { mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SetupPart, SetupValues } from '#contract/operator/setup.ts';
import { readSetupCode } from '#server/operator/setup-code.ts';
import { keptFile } from '#server/platform/kept-settings.ts';
import { readSettings } from '#server/platform/settings.ts';
import { openAuthenticator } from '#tests/authenticator.ts';
import { openFakeS3 } from '#tests/fake-s3.ts';
import { certificates } from '#tests/certificates.ts';
import { openTestHouse } from '#tests/house.ts';
import { openReceiver } from '#tests/receiver.ts';
import { serveHere } from '#tests/serve-here.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';

const sandbox = 'http://sandbox.test';
const house = await openTestHouse({
  META_URL: `${sandbox}/meta`,
  WRITER_URL: `${sandbox}/writer/v1`,
  PICTURES_URL: `${sandbox}/pictures/v1`,
  MEETINGS_URL: `${sandbox}/meetings/v2`,
  MEETINGS_SIGN_IN_URL: `${sandbox}/meetings`,
  OPERATOR_NAME: 'Rørlegger AS',
});
const s3 = await openFakeS3();
const outside = await serveHere((request) => house.app.fetch(request, { clientAddress: '203.0.113.9' }));
afterAll(async () => {
  await outside.close();
  await s3.close();
  await house.close();
});
const { dataDir, given: environment } = house.ctx.settings;
// As where nobody has said yet under which address people come.
delete environment['PUBLIC_URL'];
const kari = await house.visitor().join();
await kari.ask.operator.claim({ code: (await readSetupCode(house.ctx))! });

const app = { META_APP_ID: '1000000000000001', META_APP_SECRET: 'practice-app-secret' };
const given = () => ({ ...environment, DATA_DIR: dataDir });
const tryOut = (part: Exclude<SetupPart, 'operator'>, values: SetupValues) =>
  kari.ask.setup.try({ part, values });
const settingsOf = async (part: SetupPart) =>
  (await kari.ask.setup.read()).parts.find((one) => one.part === part)!;

test('nobody but the operator sees or changes anything', async () => {
  const ola = await house.visitor().join();
  const refused = { code: 'NOT_AN_OPERATOR', defined: true };
  await expect(ola.ask.setup.read()).rejects.toMatchObject(refused);
  await expect(ola.ask.setup.save({ part: 'meta', values: app })).rejects.toMatchObject(refused);
});

test('what is saved is kept sealed, waits for the next start, and is in use from there on', async () => {
  await expect(kari.ask.setup.save({ part: 'meta', values: app })).rejects.toMatchObject({
    code: 'PROOF_NEEDED',
  });
  await kari.ask.security.provePassword({ password: kari.password });
  await kari.ask.setup.save({ part: 'meta', values: app });

  expect(await settingsOf('meta')).toEqual({
    part: 'meta',
    state: 'real',
    settings: [
      { name: 'META_APP_ID', from: 'kept', shown: app.META_APP_ID, usual: '', waits: true },
      { name: 'META_APP_SECRET', from: 'kept', shown: '…cret', usual: '', waits: true },
    ],
  });
  const file = keptFile(dataDir);
  expect(readFileSync(file, 'utf8')).not.toContain(app.META_APP_SECRET);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const next = readSettings(given());
  expect(next.practice.meta).toBe(false);
  expect(next.meta).toMatchObject({ appId: app.META_APP_ID, appSecret: app.META_APP_SECRET });
  expect(() => readSettings({ ...given(), SECRET: 'another secret, long enough to be one' })).toThrow(
    'was sealed with another SECRET',
  );

  await kari.ask.setup.save({ part: 'meta', values: { META_APP_ID: '', META_APP_SECRET: '' } });
  expect((await settingsOf('meta')).state).toBe('practice');
});

test('the environment wins, and the page says so', async () => {
  const another = { OPERATOR_NAME: 'Another', OPERATOR_EMAIL: 'post@example.no' };
  await expect(kari.ask.setup.save({ part: 'operator', values: another })).rejects.toMatchObject({
    code: 'SETTINGS_UNFIT',
    data: {
      fields: [
        {
          name: 'OPERATOR_NAME',
          text: 'OPERATOR_NAME is set in the environment, which wins. Change it there.',
        },
      ],
    },
  });
  expect((await settingsOf('operator')).settings).toContainEqual(
    expect.objectContaining({ name: 'OPERATOR_EMAIL', from: 'unset' }),
  );
  await kari.ask.setup.save({ part: 'operator', values: { ...another, OPERATOR_NAME: 'Rørlegger AS' } });
  const { settings } = await settingsOf('operator');
  expect(settings[0]).toEqual({
    name: 'OPERATOR_NAME',
    from: 'environment',
    shown: 'Rørlegger AS',
    usual: 'Adfjord Demo AS',
    waits: false,
  });
  expect(readSettings(given()).operator).toMatchObject({ name: 'Rørlegger AS', email: 'post@example.no' });
  expect(readSettings({ ...given(), OPERATOR_EMAIL: 'other@example.no' }).operator.email).toBe(
    'other@example.no',
  );
});

test('only what was changed is noted as a change', async () => {
  const noted = () => house.logged.filter((line) => line.includes('settings-changed')).length;
  const save = (PICTURES_KEY: string) => kari.ask.setup.save({ part: 'pictures', values: { PICTURES_KEY } });
  const before = noted();
  await save('');
  expect(noted()).toBe(before);
  await save('k-1');
  await save('k-1');
  expect(noted()).toBe(before + 1);
  await save('');
  expect(noted()).toBe(before + 2);
});

const guarded = {
  S3_BUCKET: 'b',
  S3_KEY: 'k',
  S3_SECRET: 's',
  S3_ENDPOINT: 'https://me:secret@s3.example',
} as const;

test('no password is told with the address of a store', () => {
  expect(() => readSettings({ ...given(), ...guarded })).toThrow('S3_ENDPOINT: Leave out the user name');
});

test.each([
  ['half an app', 'meta', { META_APP_ID: '1' }, 'META_APP_SECRET', 'This is needed, too.'],
  ['an address with a path', 'address', { PUBLIC_URL: 'https://a.example/b' }, 'PUBLIC_URL', 'whole address'],
  ['no address', 'address', { PUBLIC_URL: 'a.example' }, 'PUBLIC_URL', 'whole address'],
  ['a key with a line break', 'writer', { WRITER_KEY: 'sk-\nant' }, 'WRITER_KEY', 'a line break'],
  ['a key with a dash that was set', 'pictures', { PICTURES_KEY: 'k–1' }, 'PICTURES_KEY', 'cannot belong'],
  ['a broken address', 'address', { PUBLIC_URL: 'https://a.ex\nample' }, 'PUBLIC_URL', 'a line break'],
  ['a second header', 'mail', { MAIL_URL: 'smtp://a', MAIL_FROM: 'a\nBcc: b' }, 'MAIL_FROM', 'one line'],
  ['a store with a password', 'storage', { ...guarded }, 'S3_ENDPOINT', 'no name or password before it'],
  ['an address with a name', 'address', { PUBLIC_URL: 'https://me@a.example' }, 'PUBLIC_URL', 'no name or'],
  ['no email address', 'operator', { OPERATOR_EMAIL: 'kari' }, 'OPERATOR_EMAIL', 'not an email address'],
  ['what is of another part', 'address', { WRITER_KEY: 'k' }, 'WRITER_KEY', 'belongs to another part'],
  ['a key without a bucket', 'storage', { S3_KEY: 'k' }, 'S3_BUCKET', 'This is needed, too.'],
] as const)('%s is refused at its field', async (_name, part, values, name, words) => {
  await expect(kari.ask.setup.save({ part, values })).rejects.toMatchObject({
    code: 'SETTINGS_UNFIT',
    data: { fields: expect.arrayContaining([{ name, text: expect.stringContaining(words) }]) },
  });
});

test.each(['https://Ads.Example.NO', 'https://ads.example.no:443/', ' HTTPS://ads.example.no/ '])(
  'the address %j is kept as browsers say where they come from',
  async (PUBLIC_URL) => {
    await kari.ask.setup.save({ part: 'address', values: { PUBLIC_URL } });
    expect(await settingsOf('address')).toMatchObject({ settings: [{ shown: 'https://ads.example.no' }] });
    await kari.ask.setup.save({ part: 'address', values: { PUBLIC_URL: '' } });
    expect(readSettings({ ...given(), PUBLIC_URL }).publicUrl).toBe('https://ads.example.no');
  },
);

test.each([
  ['writer', { WRITER_KEY: 'nøkkel' }, 'WRITER_KEY'],
  ['storage', { S3_BUCKET: 'a b', S3_KEY: 'k', S3_SECRET: 's' }, 'S3_BUCKET'],
] as const)('%s is not asked with %j', async (part, values, name) => {
  await expect(tryOut(part, values)).rejects.toMatchObject({ data: { fields: [{ name }] } });
});

const mailUrl = environment['MAIL_URL']!;
const zoom = { MEETINGS_ACCOUNT_ID: 'practice', MEETINGS_CLIENT_ID: 'practice' };
const bucket = Object.fromEntries(
  Object.entries(s3.settings).filter(([name]) => name.startsWith('S3_')),
) as SetupValues;

test.each([
  ['meta', app, 'fine', 'belongs to it'],
  ['meta', { ...app, META_APP_SECRET: 'guess' }, 'broken', 'does not belong to this app'],
  ['meta', { ...app, META_APP_ID: '77' }, 'broken', 'no app with this id'],
  ['writer', { WRITER_KEY: 'practice' }, 'fine', 'answers'],
  ['writer', { WRITER_KEY: 'guess' }, 'broken', 'says ‘invalid x-api-key’. Copy the key once more.'],
  ['pictures', { PICTURES_KEY: 'practice' }, 'fine', 'accepts'],
  ['pictures', { PICTURES_KEY: 'guess' }, 'broken', 'token is invalid'],
  ['meetings', { ...zoom, MEETINGS_CLIENT_SECRET: 'practice' }, 'fine', 'accepts'],
  ['meetings', { ...zoom, MEETINGS_CLIENT_SECRET: 'guess' }, 'broken', 'Invalid client'],
  ['storage', bucket, 'fine', 'read back'],
  ['storage', { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9' }, 'broken', 'does not answer'],
  ['mail', { MAIL_URL: mailUrl }, 'fine', 'took an email'],
  ['address', { PUBLIC_URL: outside.url }, 'look', 'only from this machine'],
  ['address', { PUBLIC_URL: s3.settings.S3_ENDPOINT }, 'broken', 'Something else answers'],
  ['address', { PUBLIC_URL: 'http://127.0.0.1:9' }, 'broken', 'Nobody answers'],
] as const)('trying %s with %j is %s', async (part, values, state, words) => {
  const finding = await tryOut(part, values);
  expect(finding).toEqual({ state, text: expect.stringContaining(words) });
});

test('a bucket whose key may not write there is told of with the code of the store, and never the secret', async () => {
  s3.fail('PUT', /^setup\//, 1, { status: 403, code: 'AccessDenied' });
  const { state, text } = await tryOut('storage', { ...bucket, S3_SECRET: 'a-planted-secret' });
  expect([state, text]).toEqual(['broken', expect.stringContaining('(AccessDenied). Copy the key')]);
  expect(text).not.toContain('planted');
});

test('a service that is down is no wrong key', async () => {
  const trouble = { kind: 'error', status: 503, code: 2 };
  await house.practice.trouble({ service: 'meta', times: 9, trouble });
  expect(await tryOut('meta', app)).toMatchObject({
    state: 'broken',
    text: expect.stringMatching(/^The service says ‘[^’]*[^.]’\. Try again in a minute/),
  });
  await house.practice.behave();
});

test('a server whose certificate nobody trusts is told from none', async () => {
  const secure = await openReceiver(certificates.localhost);
  const { state, text } = await tryOut('address', { PUBLIC_URL: `https://localhost:${secure.port}` });
  expect([state, text]).toEqual(['broken', expect.stringContaining('nobody who is trusted has issued')]);
  await secure.close();
});

test('what cannot be read stops the start with words', async () => {
  const folder = join(dataDir, 'spoilt');
  mkdirSync(folder);
  writeFileSync(keptFile(folder), '{');
  expect(() => readSettings({ ...given(), DATA_DIR: folder })).toThrow('cannot be read');
  writeFileSync(keptFile(folder), JSON.stringify({ PUBLIC_URL: 'no', LATER: 'unknown' }));
  expect(() => readSettings({ ...given(), PUBLIC_URL: '', DATA_DIR: folder })).toThrow(
    /PUBLIC_URL: .*\n.*To start without them, remove/,
  );
});

test('a file that may not be written is named, and what was kept stays', async () => {
  const file = keptFile(dataDir);
  const before = readFileSync(file, 'utf8');
  mkdirSync(`${file}.new`);
  await expect(
    kari.ask.setup.save({ part: 'pictures', values: { PICTURES_KEY: 'k' } }),
  ).rejects.toMatchObject({
    code: 'SETTINGS_UNFIT',
    data: {
      fields: [{ name: 'DATA_DIR', text: expect.stringContaining(`${file} cannot be written (EISDIR)`) }],
    },
  });
  rmdirSync(`${file}.new`);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a file that may not be read stops the start with words', () => {
  const folder = join(dataDir, 'unreadable');
  mkdirSync(keptFile(folder), { recursive: true });
  expect(() => readSettings({ ...given(), DATA_DIR: folder })).toThrow(
    'settings.json may not be read (EISDIR)',
  );
});

test.each(['{', JSON.stringify({ WRITER_KEY: { sealed: 'elsewhere' } })])(
  'a file spoilt by hand is shown as it was, and not saved over: %s',
  async (text) => {
    const file = keptFile(dataDir);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, text);
    await expect(
      kari.ask.setup.save({ part: 'pictures', values: { PICTURES_KEY: 'k' } }),
    ).rejects.toMatchObject({
      data: { fields: [{ name: 'DATA_DIR', text: expect.stringContaining(`${file} was changed by hand`) }] },
    });
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(await settingsOf('writer')).toMatchObject({ state: 'practice' });
    writeFileSync(file, before);
  },
);

test('a value spoilt by hand does not close the page on which it is put right', async () => {
  const file = keptFile(dataDir);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), PUBLIC_URL: 'no' }));
  await kari.ask.setup.save({ part: 'address', values: { PUBLIC_URL: 'https://ads.example.no' } });
  expect(await settingsOf('address')).toMatchObject({ settings: [{ shown: 'https://ads.example.no' }] });
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), PUBLIC_URL: 'no' }));
  expect(await settingsOf('operator')).toMatchObject({ state: 'real' });
  writeFileSync(file, before);
});

test('what only a newer version knows outlives a save', async () => {
  const file = keptFile(dataDir);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), LATER: { sealed: 'unknown' } }));
  await kari.ask.setup.save({ part: 'pictures', values: { PICTURES_KEY: '' } });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ LATER: { sealed: 'unknown' } });
  writeFileSync(file, before);
});

test('whoever has no password shows their passkey, and a session that has shown one long ago is not enough', async () => {
  const ola = await house.visitor().join();
  const { id } = await ola.ask.people.me();
  await kari.ask.operator.setOperator({ personId: id, isOperator: true });
  await house.ctx.db.execute(sql`delete from credentials where user_id = ${id}`);
  const device = openAuthenticator();
  const ask = async (what: string) => (await ola.fetch(`/api/auth/passkey/generate-${what}-options`)).json();
  const made = device.make(await ask('register'));
  await ola.post('/api/auth/passkey/verify-registration', { response: made });
  const save = () => ola.ask.setup.save({ part: 'pictures', values: { PICTURES_KEY: '' } });
  await expect(save()).rejects.toMatchObject({ code: 'PROOF_NEEDED' });
  const show = async () =>
    ola.post('/api/auth/passkey/verify-authentication', { response: device.sign(await ask('authenticate')) });
  expect((await show()).status).toBe(200);
  await save();
  await house.passTime(11);
  await expect(save()).rejects.toMatchObject({ code: 'PROOF_NEEDED' });
});

test('what counts while nothing is set is told', async () => {
  const { settings } = await settingsOf('operator');
  const address = settings.find(({ name }) => name === 'OPERATOR_ADDRESS');
  expect(address).toMatchObject({ from: 'unset', shown: '', usual: house.ctx.settings.operator.address });
});

test('where nobody starts the server again it goes on', async () => {
  expect(await kari.ask.setup.restart()).toEqual({ restarts: false });
});
