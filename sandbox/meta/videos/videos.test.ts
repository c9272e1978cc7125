import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { at, type Fields, textOf } from '#sandbox/json.ts';
import { makeFilm } from '#sandbox/practice/practice-film.ts';
import { nok, openPractice, rowsOf, usd, verdict } from '#sandbox/practice/practice.ts';

/** Twelve and a half seconds of nothing, 640 by 360. */
const film = makeFilm(12_500, 640, 360, 5000);
const videoHost = 'http://films.test';
const outside: Record<string, () => Response> = {
  '/film.mp4': () => new Response(film),
  '/gone.mp4': () => new Response('Not found', { status: 404 }),
};
const practice = await openPractice({
  fetch: async ({ url }) => outside[new URL(url).pathname]?.() ?? Response.error(),
});
const { graph, token } = practice;
afterAll(() => practice.close());

async function upload(
  parts: Record<string, string | Uint8Array<ArrayBuffer>>,
  account = nok,
): Promise<Fields> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts))
    form.set(name, typeof part === 'string' ? part : new File([part], `${name}.mp4`));
  const answer = await practice.send('POST', `/meta/v26.0/${account}/advideos?access_token=${token}`, form);
  return (await answer.json()) as Fields;
}
const stateOf = async (id: unknown) => at(await graph.get(textOf(id), { fields: 'status' }), 'status');

test('a video is processed for a moment, and then tells its length and shows its pictures', async () => {
  const { id } = await upload({ source: film, title: 'Winter' });
  expect(id).toMatch(/^70\d+$/);
  expect(await stateOf(id)).toMatchObject({
    video_status: 'processing',
    processing_progress: expect.any(Number),
    uploading_phase: { status: 'complete', source_file_size: film.length },
    processing_phase: { status: 'in_progress' },
    publishing_phase: { status: 'not_started' },
  });
  const early = await graph.get(textOf(id), { fields: 'picture,thumbnails{uri}' });
  expect(early).not.toHaveProperty('thumbnails');
  await practice.advance(1);
  const ready = await graph.get(textOf(id), {
    fields: 'status,length,title,picture,thumbnails{uri,width,height,is_preferred}',
  });
  expect(ready).toMatchObject({ status: { video_status: 'ready' }, length: 12.5, title: 'Winter' });
  const thumbnails = rowsOf(ready['thumbnails']);
  expect(thumbnails[0]).toMatchObject({ width: 640, height: 360, is_preferred: true });
  expect(ready['picture']).toBe(thumbnails[0]?.['uri']);
  expect(early['picture']).not.toBe(ready['picture']);
  const shown = await practice.send('GET', textOf(ready['picture']));
  expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 640,
    height: 360,
  });
});

test('its bytes can be seen, whole or in part', async () => {
  const { id } = await upload({ source: film });
  await practice.advance(1);
  const { source } = await graph.get(textOf(id), { fields: 'source' });
  const whole = await practice.send('GET', textOf(source));
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
  const part = await practice.send('GET', textOf(source), undefined, { range: 'bytes=4-7' });
  expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
});

test('a video goes up in parts, each where the last one ended', async () => {
  const begun = await upload({ upload_phase: 'start', file_size: String(film.length) });
  expect(begun).toMatchObject({
    start_offset: '0',
    end_offset: String(film.length),
    video_id: expect.any(String),
  });
  const session = textOf(begun['upload_session_id']);
  const send = (start: number, end: number) =>
    upload({
      upload_phase: 'transfer',
      upload_session_id: session,
      start_offset: String(start),
      video_file_chunk: film.subarray(start, end),
    });
  expect(await send(0, 2000)).toEqual({ start_offset: '2000', end_offset: String(film.length) });
  expect(await stateOf(begun['video_id'])).toMatchObject({
    video_status: 'uploading',
    uploading_phase: { status: 'in_progress', bytes_transferred: 2000 },
  });
  const again = await send(0, 2000);
  expect(again).toMatchObject({
    error: { error_data: { start_offset: '2000', end_offset: String(film.length) } },
  });
  expect(verdictOf(again)).toBe('6000/1363037');
  expect(verdictOf(await upload({ upload_phase: 'finish', upload_session_id: session }))).toBe(
    '6000/1363037',
  );
  const last = await send(2000, film.length);
  expect(last['start_offset']).toBe(last['end_offset']);
  expect(await upload({ upload_phase: 'finish', upload_session_id: session, title: 'In parts' })).toEqual({
    success: true,
  });
  await practice.advance(1);
  expect(await graph.get(textOf(begun['video_id']), { fields: 'title,length,status' })).toMatchObject({
    title: 'In parts',
    length: 12.5,
    status: { video_status: 'ready' },
  });
});

test('an upload that was cancelled, or belongs to another account, cannot go on', async () => {
  const begin = async () => upload({ upload_phase: 'start', file_size: '5000' });
  const [cancelled, foreign] = [await begin(), await begin()];
  const finish = ({ upload_session_id: id }: Fields, account: string) =>
    upload({ upload_phase: 'finish', upload_session_id: textOf(id) }, account);
  const id = textOf(cancelled['upload_session_id']);
  expect(await upload({ upload_phase: 'cancel', upload_session_id: id })).toEqual({ success: true });
  expect(verdict(await finish(cancelled, nok))).toBe('6000/1363041');
  expect(verdict(await finish(foreign, usd))).toBe('6000/1363041');
  expect(verdict(await graph.get(textOf(cancelled['video_id'])))).toBe('100/33');
});

test('an upload that nobody goes on with expires', async () => {
  const begun = await upload({ upload_phase: 'start', file_size: '5000' });
  await practice.advance(25 * 60);
  expect(await stateOf(begun['video_id'])).toMatchObject({ video_status: 'expired' });
});

test('Meta fetches a video by its address after it has answered', async () => {
  const { id } = await graph.post(`${nok}/advideos`, { file_url: `${videoHost}/film.mp4`, name: 'Fetched' });
  await untilFetched(id);
  await practice.advance(1);
  expect(await graph.get(textOf(id), { fields: 'length,status' })).toMatchObject({
    length: 12.5,
    status: { video_status: 'ready' },
  });
});

test('an address with nothing behind it ends in an error', async () => {
  const { id } = await graph.post(`${nok}/advideos`, { file_url: `${videoHost}/gone.mp4` });
  await untilFetched(id);
  expect(await stateOf(id)).toMatchObject({
    video_status: 'error',
    uploading_phase: { status: 'error', errors: [{ code: 389, message: expect.any(String) }] },
  });
});

test('a video that was being fetched when the sandbox ended is fetched by the next one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-films-'));
  const waiting = (request: Request) =>
    new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new TypeError('fetch failed')));
    });
  const before = await openPractice({ folder, fetch: waiting });
  const { id } = await before.graph.post(`${nok}/advideos`, { file_url: `${videoHost}/film.mp4` });
  await before.close();
  const after = await openPractice({ folder, fetch: async () => new Response(film) });
  const { graph: again } = after;
  await expect.poll(() => again.get(textOf(id), { fields: 'length' })).toMatchObject({ length: 12.5 });
  await after.close();
  await rm(folder, { recursive: true });
});

test('an own picture is the preferred moment of a video', async () => {
  const thumb = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#0b7a55' } })
    .png()
    .toBuffer();
  const { id } = await upload({ source: film, thumb: new Uint8Array(thumb) });
  await practice.advance(1);
  const { picture, thumbnails } = await graph.get(textOf(id), { fields: 'picture,thumbnails' });
  expect(rowsOf(thumbnails).map((each) => each['is_preferred'])).toEqual([true, false, false, false, false]);
  const shown = await practice.send('GET', textOf(picture));
  expect(Buffer.from(await shown.arrayBuffer()).equals(thumb)).toBe(true);
});

test.each([
  ['a file that is no video', { source: new Uint8Array(3000) }, 351],
  ['a video that was asked to fail', { source: film, title: 'SIM_VIDEO_ERROR' }, 1363026],
])('%s fails while it is processed', async (_case, parts, code) => {
  const { id } = await upload(parts);
  await practice.advance(1);
  expect(await stateOf(id)).toMatchObject({
    video_status: 'error',
    processing_phase: { status: 'error', errors: [{ code }] },
  });
});

test.each([
  ['nothing', {}, '100'],
  ['a file that is too small', { source: new Uint8Array(100) }, '382'],
  ['a path instead of a file', { source: '/home/me/film.mp4' }, '100'],
  ['an address that is none', { file_url: 'film.mp4' }, '389'],
  ['a phase that does not exist', { upload_phase: 'middle' }, '100'],
  ['a start without a size', { upload_phase: 'start' }, '100'],
  ['a part without a session', { upload_phase: 'transfer', start_offset: '0' }, '100'],
  ['a title without end', { source: film, title: 'x'.repeat(256) }, '100'],
])('%s is refused', async (_case, parts, expected) => {
  expect(verdict(await upload(parts))).toBe(expected);
});

test('videos are listed by account and found by id', async () => {
  const [first, second] = [await upload({ source: film }), await upload({ source: film })];
  const filtering = [{ field: 'id', operator: 'IN', value: [first['id']] }];
  expect(rowsOf(await graph.get(`${nok}/advideos`, { filtering }))).toEqual([{ id: first['id'] }]);
  expect(rowsOf(await graph.get(`${nok}/advideos`, { limit: 1 }))).toEqual([{ id: second['id'] }]);
  expect(rowsOf(await graph.get(`${usd}/advideos`, { filtering }))).toEqual([]);
});

test('a video can be removed', async () => {
  const { id } = await upload({ source: film });
  expect(await graph.remove(textOf(id))).toEqual({ success: true });
  expect(verdict(await graph.get(textOf(id)))).toBe('100/33');
});

/** A problem with an upload brings its data as it is, not as a text. */
function verdictOf(answer: Fields): string {
  return [at(answer, 'error.code'), at(answer, 'error.error_subcode')].map(textOf).join('/');
}

async function untilFetched(id: unknown): Promise<void> {
  await expect.poll(async () => at(await stateOf(id), 'uploading_phase.status')).not.toBe('in_progress');
}
