import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { evidenceRules } from '#contract/compliance/evidence.ts';
import { makePicture, prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepEvidence } from './sweep-evidence.ts';

const house = await openTestHouse();
const kari = await house.visitor().join();
beforeAll(async () => {
  await kari.connect();
  await house.subscribe(kari);
});
afterAll(() => house.close());

const { compliance } = kari.ask;
const fileOf = (bytes: Uint8Array, name: string) => new File([Uint8Array.from(bytes)], name);
const pdf = (name = 'Kvittering på før.pdf') => fileOf(Buffer.from('%PDF-1.7\nthe receipt\n%%EOF'), name);

async function keptFiles(): Promise<string[]> {
  const folder = join(house.ctx.settings.dataDir, 'files', await kari.workspaceId(), 'evidence');
  return readdir(folder).catch(() => []);
}

async function passDay(): Promise<void> {
  await house.passTime(25 * 60);
  await sweepEvidence.run(house.ctx, {}, AbortSignal.timeout(10_000));
}

/** A draft that asks whether the earlier price was one. */
async function askedOf() {
  const { id: campaignId } = await prepareCampaign(kari);
  const shown = { what: 'draft' as const, campaignId };
  const { findings } = await compliance.check({ shown });
  return { shown, findingId: findings.find(({ ruleId }) => ruleId === 'NO-FORPRIS')!.id };
}

test('an answer stands on a file, which is there for its workspace to save and for nobody else', async () => {
  const file = await compliance.addFile({ file: pdf() });
  const { findings } = await compliance.answer({
    ...(await askedOf()),
    isSo: true,
    note: 'In the shop since October.',
    fileId: file.id,
  });
  expect(findings.find(({ answer }) => answer?.file)?.answer?.file).toEqual(file);

  const answer = await kari.fetch(file.url);
  expect(await answer.text()).toContain('the receipt');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; .*Kvittering%20p%C3%A5%20f%C3%B8r\.pdf$/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const ola = await house.visitor().join();
  expect((await ola.fetch(file.url)).status).toBe(404);
  expect((await house.visitor().fetch(file.url)).status).toBe(401);
  const { key } = await kari.makeKey({ name: 'Books', access: 'read' });
  const byKey = await house.visitor().fetch(file.url, { headers: { authorization: `Bearer ${key}` } });
  expect(byKey.status).toBe(200);
});

test('a file is what its bytes say, whatever it is called', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const { name, url } = await compliance.addFile({ file: fileOf(png, 'receipt.pdf') });
  expect(name).toBe('receipt.png');
  expect((await kari.fetch(url)).headers.get('content-type')).toBe('image/png');
  const jpeg = await compliance.addFile({ file: fileOf(await makePicture(), '../\u202eetc/agreed') });
  expect(jpeg.name).toBe('agreed.jpg');
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['nothing', ''],
])('%s is refused under any name', async (_what, text) => {
  const before = await keptFiles();
  await expect(compliance.addFile({ file: fileOf(Buffer.from(text), 'a.pdf') })).rejects.toMatchObject({
    code: 'EVIDENCE_UNUSABLE',
  });
  expect(await keptFiles()).toEqual(before);
});

test('what is too large, or no file at all, is refused in plain words', async () => {
  const large = (bytes: number) =>
    fileOf(Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes)]), 'a.pdf');
  await expect(compliance.addFile({ file: large(evidenceRules.maxBytes) })).rejects.toMatchObject({
    status: 400,
  });
  await expect(compliance.addFile({ file: large(11 * 1024 ** 2) })).rejects.toMatchObject({ status: 413 });
  const { key } = await kari.makeKey({ name: 'Files', access: 'write' });
  const send = (body: BodyInit, type: string) =>
    kari.fetch('/api/compliance/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      body,
    });
  const broken = ['--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n%PDF-', '%PDF-1.7', ''];
  for (const body of broken)
    expect((await send(body, 'multipart/form-data; boundary=x')).status).toBeOneOf([400, 422]);
  expect((await send('{"file":"%PDF-"}', 'application/json')).status).toBe(400);
});

test('a neighbour’s file is none to answer with, and one of nobody neither', async () => {
  const ola = await house.visitor().join();
  const { id } = await ola.ask.compliance.addFile({ file: pdf() });
  const asked = await askedOf();
  for (const fileId of [id, crypto.randomUUID()])
    await expect(compliance.answer({ ...asked, isSo: true, fileId })).rejects.toMatchObject({
      code: 'EVIDENCE_NOT_FOUND',
    });
});

test('a file that no answer names is gone after a day, one that is named stays', async () => {
  await passDay();
  const before = await keptFiles();
  const named = await compliance.addFile({ file: pdf() });
  const unnamed = await compliance.addFile({ file: pdf() });
  await compliance.answer({ ...(await askedOf()), isSo: true, fileId: named.id });
  await sweepEvidence.run(house.ctx, {}, AbortSignal.timeout(10_000));
  expect((await kari.fetch(unnamed.url)).status).toBe(200);
  await passDay();
  expect((await kari.fetch(unnamed.url)).status).toBe(404);
  expect((await kari.fetch(named.url)).status).toBe(200);
  expect((await keptFiles()).toSorted()).toEqual([...before, named.id].toSorted());
});
