import { Readable } from 'node:stream';
import { makeFilm } from '#sandbox/practice/practice-film.ts';
import { openMetaGateway } from '#tests/meta-gateway.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { TreePlan } from './tree.ts';
import type { Film, VideoUpload } from './videos.ts';

let ahead = 0;
const { root, sandbox, control, meta, account } = await openMetaGateway({ now: () => Date.now() + ahead });

afterEach(() => control('DELETE', 'troubles'));
afterAll(() => sandbox.close());

interface Logged {
  method: string;
  path: string;
  seq: number;
}
const requestsSince = async (seq: number) => (await control('GET', `requests?since=${seq}`)) as Logged[];

async function uploadsSince(seq: number): Promise<Logged[]> {
  const requests = await requestsSince(seq);
  return requests.filter(({ method, path }) => method === 'POST' && path.includes('advideos'));
}
async function lastSeq(): Promise<number> {
  return Math.max(0, ...(await requestsSince(0)).map(({ seq }) => seq));
}

interface Seen {
  film: Film;
  kept: VideoUpload[];
  progress: { begun: VideoUpload | null; keep(upload: VideoUpload): Promise<void> };
}

/** A film that is told apart by its length, and what is kept of its upload. */
function aFilm({ bytes = 5000, fileName = 'winter.mp4' } = {}): Seen {
  const content = Buffer.from(makeFilm(12_500, 640, 360, bytes));
  const kept: VideoUpload[] = [];
  const film: Film = {
    fileName,
    size: content.length,
    read: async ({ start, end }) => Readable.from([content.subarray(start, end + 1)]),
  };
  return { film, kept, progress: { begun: null, keep: async (upload) => void kept.push(upload) } };
}

/** The one upload request after so many goes wrong. */
const cut = (kind: 'loses-answer' | 'drops', skip: number) =>
  control('POST', 'troubles', {
    service: 'meta',
    method: 'POST',
    path: 'advideos',
    times: 1,
    skip,
    trouble: { kind },
  });
const unanswered = { failureKind: 'unknown-outcome' };
const processed = () => {
  ahead += 10_000;
};

test('a video is brought, looked through by Meta for a moment, and then has a still', async () => {
  const { film, kept, progress } = aFilm();
  const id = await meta.uploadVideo(account, film, progress);
  expect(kept.map(({ startOffset, endOffset }) => [startOffset, endOffset])).toEqual([
    [0, 5000],
    [5000, 5000],
  ]);
  expect(await meta.readVideo(account, id)).toEqual({ kind: 'processing' });
  processed();
  expect(await meta.readVideo(account, id)).toEqual({
    kind: 'ready',
    thumbnailUrl: expect.stringContaining('http'),
  });
});

test.each(['traffic', 'leads'] as const)(
  'an ad for %s with a video reads back as it was planned',
  async (objective) => {
    const { film, progress } = aFilm({ fileName: `${objective}.mp4` });
    const id = await meta.uploadVideo(account, film, progress);
    processed();
    const state = await meta.readVideo(account, id);
    const thumbnailUrl = state.kind === 'ready' ? state.thumbnailUrl : '';
    const page = (await meta.listPages(account.token)).find(({ accessToken }) => accessToken)!;
    const forms = await meta.listLeadForms({ pageId: page.id, pageToken: page.accessToken! });
    const form = forms.find(({ status }) => status === 'ACTIVE')!;
    const words = {
      name: 'Ad 1',
      headline: 'Warm all winter',
      primaryText: 'We start on Monday.',
      description: 'Fixed price',
      callToAction: 'LEARN_MORE',
    };
    const plan: TreePlan = {
      marker: `adfjord-video-${objective}`,
      name: `Winter ${objective}`,
      objective,
      specialAdCategories: [],
      dailyBudgetMinor: 15_000,
      targeting: { locations: [{ type: 'country', key: 'NO' }], ageMin: 25, ageMax: 60, genders: 'all' },
      page: { id: page.id },
      leadFormId: form.id,
      websiteUrl: 'https://example.com/',
      ads: [{ ...words, video: { id, thumbnailUrl } }],
    };
    const { refusal, campaignId } = await meta.makeTree(account, plan);
    expect(refusal).toBeUndefined();

    const held = await meta.readTree(account, { campaignId: campaignId! });
    expect(held!.ads).toEqual([
      expect.objectContaining({
        ...words,
        videoId: id,
        hasThumbnail: true,
        enhancements: [],
        link: objective === 'traffic' ? 'https://example.com/' : '',
        leadFormId: objective === 'leads' ? form.id : null,
      }),
    ]);
  },
);

test('a film of more than one part goes up part by part, byte for byte', async () => {
  const size = 52_428_800 + 1_000_000;
  const { film, kept, progress } = aFilm({ bytes: size });
  const id = await meta.uploadVideo(account, film, progress);
  expect(kept.map(({ startOffset }) => startOffset)).toEqual([0, 52_428_800, size]);
  const whole = await sandbox.fetch(new Request(`${root}/meta/videos/${id}`));
  const sent = await new Response(
    Readable.toWeb(await film.read({ start: 0, end: size - 1 })) as never,
  ).bytes();
  expect(Buffer.compare(await whole.bytes(), sent)).toBe(0);
});

test.each([
  ['the beginning', 0, 3],
  ['a part', 1, 2],
  ['the end', 2, 1],
])('when the answer to %s is lost, the next try sends only what is missing', async (_, skip, sent) => {
  const { film, kept, progress } = aFilm({ fileName: `lost ${skip}.mp4` });
  await cut('loses-answer', skip);
  await expect(meta.uploadVideo(account, film, progress)).rejects.toMatchObject(unanswered);
  const before = await lastSeq();
  const id = await meta.uploadVideo(account, film, { ...progress, begun: kept.at(-1) ?? null });
  processed();
  expect(await meta.readVideo(account, id)).toMatchObject({ kind: 'ready' });
  expect(id).toBe(kept[0]!.videoId);
  expect(await uploadsSince(before)).toHaveLength(sent);
});

test('when a part was never taken, it is sent again from where Meta says', async () => {
  const { film, kept, progress } = aFilm();
  await cut('drops', 1);
  await expect(meta.uploadVideo(account, film, progress)).rejects.toMatchObject(unanswered);
  const tooFar = { ...kept.at(-1)!, startOffset: 1000 };
  const id = await meta.uploadVideo(account, film, { ...progress, begun: tooFar });
  expect(id).toBe(kept[0]!.videoId);
  expect(kept.at(-1)).toMatchObject({ startOffset: 5000, endOffset: 5000 });
});

test('an upload whose session Meta does not know any more begins anew', async () => {
  const { film, kept, progress } = aFilm();
  await cut('loses-answer', 1);
  await expect(meta.uploadVideo(account, film, progress)).rejects.toMatchObject(unanswered);
  const [begun] = kept;
  const params = { upload_phase: 'cancel', upload_session_id: begun!.sessionId };
  await sandbox.fetch(
    new Request(`${root}/meta/v26.0/${account.id}/advideos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}` },
      body: new URLSearchParams(params),
    }),
  );
  const id = await meta.uploadVideo(account, film, { ...progress, begun: begun! });
  expect(id).not.toBe(begun!.videoId);
  expect(await meta.readVideo(account, begun!.videoId)).toEqual({ kind: 'gone' });
  expect(await meta.readVideo(account, id)).toEqual({ kind: 'processing' });
});

test('a video that Meta cannot use says why, in Meta’s own words', async () => {
  const { film, progress } = aFilm({ fileName: 'SIM_VIDEO_ERROR.mp4' });
  const id = await meta.uploadVideo(account, film, progress);
  processed();
  expect(await meta.readVideo(account, id)).toMatchObject({
    kind: 'failed',
    error: {
      failureKind: 'rejected',
      code: 1363026,
      words: expect.stringContaining('could not be processed'),
    },
  });
});

test('an upload that is not whole, and a video of nobody, are told apart from one that is there', async () => {
  const { film, kept, progress } = aFilm();
  await cut('drops', 1);
  await expect(meta.uploadVideo(account, film, progress)).rejects.toMatchObject(unanswered);
  expect(await meta.readVideo(account, kept[0]!.videoId)).toEqual({ kind: 'uploading' });
  expect(await meta.readVideo(account, '70999999999999999')).toEqual({ kind: 'gone' });
});

test('a video whose id a token may not read is found in the list of its ad account', async () => {
  const { film, progress } = aFilm();
  const id = await meta.uploadVideo(account, film, progress);
  processed();
  await control('POST', 'troubles', {
    service: 'meta',
    method: 'GET',
    path: `/${id}`,
    times: 1,
    trouble: { kind: 'error', status: 400, code: 100, subcode: 33 },
  });
  expect(await meta.readVideo(account, id)).toMatchObject({ kind: 'ready' });
  expect(await requestsSince(0)).toContainEqual(
    expect.objectContaining({ method: 'GET', path: expect.stringContaining(`${account.id}/advideos`) }),
  );
});
