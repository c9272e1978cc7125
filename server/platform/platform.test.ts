import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotStart } from './cannot-start.ts';
import { lockFolder } from './database/folder-lock.ts';
import { openSeal } from './crypto/seal.ts';
import { readSettings } from './settings.ts';

const secret = 'a secret that is long enough to be one';
// What somebody has set in the browser of an installation here is none of ours.
const DATA_DIR = join(tmpdir(), 'adfjord-nowhere');

test('a folder is held by one at a time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adfjord-'));
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(CannotStart);
  unlock();
  lockFolder(folder)();
  rmSync(folder, { recursive: true });
});

test('what is sealed opens with the same secret and context only', () => {
  const seal = openSeal(secret);
  const sealed = seal.encrypt('token', 'connection:1');
  expect(seal.decrypt(sealed, 'connection:1')).toBe('token');
  expect(() => seal.decrypt(sealed, 'connection:2')).toThrow('unable to authenticate');
  expect(() => openSeal(`${secret}!`).decrypt(sealed, 'connection:1')).toThrow('unable to authenticate');
});

test('a signature holds for its own text only', () => {
  const seal = openSeal(secret);
  const signed = seal.sign('hello');
  expect(seal.verify(signed)).toBe('hello');
  expect(
    seal.verify(`${Buffer.from('other').toString('base64url')}.${signed.split('.')[1]}`),
  ).toBeUndefined();
  expect(seal.verify('nonsense')).toBeUndefined();
});

test('a secret may lie in a file; what is set itself wins, and a file that is not there is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adfjord-'));
  const file = join(folder, 'secret.txt');
  writeFileSync(file, `${secret}\n`);
  const place = { DATA_DIR: folder, SECRET_FILE: file };
  expect(readSettings(place).secret).toBe(secret);
  expect(readSettings({ ...place, SECRET: `${secret}!` }).secret).toBe(`${secret}!`);
  const missing = () => readSettings({ ...place, MAIL_URL_FILE: '/not/there' });
  expect(missing).toThrow('MAIL_URL_FILE names a file that cannot be read: /not/there');
  rmSync(folder, { recursive: true });
});

test('settings that cannot be used are all named at once', () => {
  const read = () => readSettings({ DATA_DIR, PORT: 'many', PUBLIC_URL: 'here', SECRET: 'short' });
  expect(read).toThrow(CannotStart);
  expect(read).toThrow(/PORT[\s\S]*PUBLIC_URL[\s\S]*SECRET/);
});

test.each(['ftp://a.example', 'https://a.example/sub/path', 'https://a.example/?a', 'localhost:3000'])(
  'people cannot be sent to %s, so it is refused by its name',
  (PUBLIC_URL) => {
    const read = () => readSettings({ DATA_DIR, SECRET: secret, PUBLIC_URL });
    expect(read).toThrow(CannotStart);
    expect(read).toThrow('PUBLIC_URL: Name it with http:// or https:// and nothing behind the host');
  },
);

test('a host that cannot be one is refused by its name', () => {
  const read = () => readSettings({ DATA_DIR, SECRET: secret, HOST: '999.1.1.1' });
  expect(read).toThrow(CannotStart);
  expect(read).toThrow('HOST cannot be 999.1.1.1: set it to an address of this machine');
});

test('a service is real once it has its key, and the sandbox stands in for the others', () => {
  const { practice, writer, meta, sandbox } = readSettings({
    DATA_DIR,
    SECRET: secret,
    WRITER_KEY: 'real',
    SANDBOX_PORT: '3900',
  });
  expect(practice).toEqual({ meta: true, writer: false, pictures: true, meetings: true, mail: true });
  expect(writer.url).toBe('https://api.anthropic.com/v1');
  expect(meta.url).toBe('http://127.0.0.1:3900/meta');
  expect(sandbox.isOurs).toBe(true);
});

test.each([
  ['META_APP_ID', 'META_APP_ID, META_APP_SECRET belong together: please set all of them, or none.'],
  ['MEETINGS_CLIENT_ID', 'MEETINGS_ACCOUNT_ID, MEETINGS_CLIENT_ID, MEETINGS_CLIENT_SECRET belong together'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET belong together'],
  ['FACEBOOK_SIGN_IN_ID', 'FACEBOOK_SIGN_IN_ID, FACEBOOK_SIGN_IN_SECRET belong together'],
  ['S3_KEY', 'S3_BUCKET, S3_KEY, S3_SECRET belong together'],
  ['S3_ENDPOINT', 'S3_ENDPOINT names no bucket'],
  ['MAIL_URL', 'MAIL_URL: Name it with smtp:// or smtps://'],
])('%s alone opens nothing, so the server says so instead of starting without it', (name, words) => {
  const read = () => readSettings({ DATA_DIR, SECRET: secret, [name]: 'http://crm.example' });
  expect(read).toThrow(CannotStart);
  expect(read).toThrow(words);
});

test('one may sign in elsewhere where there is a key for it', () => {
  const { signIn } = readSettings({
    DATA_DIR,
    SECRET: secret,
    FACEBOOK_SIGN_IN_ID: 'id',
    FACEBOOK_SIGN_IN_SECRET: 'its secret',
  });
  expect(signIn).toEqual({ google: undefined, facebook: { clientId: 'id', clientSecret: 'its secret' } });
});

test('a sandbox that already runs is used, and none is started', () => {
  const { sandbox, mail } = readSettings({ DATA_DIR, SECRET: secret, SANDBOX_URL: 'http://127.0.0.1:4000/' });
  expect(sandbox).toMatchObject({ url: 'http://127.0.0.1:4000', isOurs: false });
  expect(mail.url).toBe('smtp://127.0.0.1:4001');
});

test('who practises where strangers come has an app secret nobody else knows, for both sides', () => {
  const read = (environment: object) => readSettings({ DATA_DIR, SECRET: secret, ...environment });
  for (const publicUrl of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(read({ PUBLIC_URL: publicUrl })).toMatchObject({
      isOnThisMachine: true,
      meta: { appSecret: 'practice-app-secret' },
    });
  for (const publicUrl of ['https://adfjord.example', 'http://10.0.0.4:3000', 'https://127.evil.example']) {
    const { isOnThisMachine, meta, sandbox } = read({ PUBLIC_URL: publicUrl });
    expect(isOnThisMachine).toBe(false);
    expect(meta.appSecret).toMatch(/^[\da-f]{64}$/);
    expect(sandbox.appSecret).toBe(meta.appSecret);
    expect(readSettings({ DATA_DIR, SECRET: `${secret}!`, PUBLIC_URL: publicUrl }).meta.appSecret).not.toBe(
      meta.appSecret,
    );
  }
  const elsewhere = { PUBLIC_URL: 'https://adfjord.example', SANDBOX_URL: 'http://10.0.0.5:3100' };
  expect(() => read(elsewhere)).toThrow('SANDBOX_APP_SECRET');
  const shared = 'known to both sides only';
  expect(read({ ...elsewhere, SANDBOX_APP_SECRET: shared }).meta.appSecret).toBe(shared);
});

test('where no address is named, people find the server by the host it listens on', () => {
  const urlOf = (HOST: string) => readSettings({ DATA_DIR, SECRET: secret, PORT: '3000', HOST }).publicUrl;
  expect(urlOf('127.0.0.1')).toBe('http://127.0.0.1:3000');
  expect(urlOf('::1')).toBe('http://[::1]:3000');
  for (const everywhere of ['0.0.0.0', '::']) expect(urlOf(everywhere)).toBe('http://localhost:3000');
});

test('the address the product comes with reads right in every language: it names no country', () => {
  const { operator } = readSettings({ DATA_DIR, SECRET: secret });
  expect(operator.address).toBe('Bryggen 1, 5003 Bergen');
});
