import { html } from 'hono/html';

import { type Fields, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { contentOf } from '#sandbox/meta/creatives/creative-content.ts';
import { pictureUrl } from '#sandbox/meta/creatives/creative-pictures.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { urlOfVideo } from '#sandbox/meta/videos/video-pages.ts';
import { videoState } from '#sandbox/meta/videos/video-states.ts';
import { findVideo } from '#sandbox/meta/videos/videos.ts';
import { drawAd, previewSheet } from './preview-drawing.ts';
import { frameOf, placeOf } from './preview-formats.ts';
import { readPreview } from './previews.ts';

const livesMs = 24 * 3_600_000;

/** Nothing on this page may run, whatever somebody has written into an ad. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; media-src http: https:",
  'referrer-policy': 'no-referrer',
};

/** What an ad looks like where people meet it, in real words and with its real picture. */
export async function servePreview(world: World, { path, params }: GraphCall): Promise<Response> {
  const id = path[1];
  if (id !== undefined) {
    const creative = world.store.find(id);
    if (creative?.kind !== 'adcreative') return notice('There is no such ad.', 404);
    return show(world, creative.account, creative.fields, textOf(params['ad_format']));
  }
  const preview = readPreview(params);
  if (!preview) return notice('This address does not show an ad.', 404);
  const isOver = world.clock.now() > preview.madeAt + livesMs;
  if (isOver) return notice('This preview is a day old. Open it anew.', 410);
  return show(world, preview.account, preview.creative, preview.format);
}

async function show(world: World, account: string, fields: Fields, format: string): Promise<Response> {
  const content = contentOf(fields, placeOf(format));
  const page = world.store.find(content.pageId);
  const instagram = world.store.find(content.instagramId || textOf(page?.fields['instagram']));
  const video = findVideo(world, account, content.videoId);
  const isPlayable = video && videoState(world, video) === 'ready' && world.files.has(video.id);
  const cards = content.cards.map((card) => ({ ...card, picture: pictureUrl(world, account, card) }));
  const ad = drawAd({
    ...content,
    fillsScreen: frameOf(format).height === 576,
    isInstagram: format.startsWith('INSTAGRAM'),
    pageName: textOf(page?.fields['name']),
    userName: textOf(instagram?.fields['username']) || textOf(page?.fields['name']),
    avatarUrl: `${world.publicUrl}/meta/pictures/${content.pageId}`,
    picture: cards[0]?.picture ?? pictureUrl(world, account, content),
    film: isPlayable ? urlOfVideo(world, video.id) : undefined,
    cards,
  });
  return new Response(String(await previewSheet(ad)), { headers });
}

async function notice(words: string, status: number): Promise<Response> {
  return new Response(String(await previewSheet(html`<p class="notice">${words}</p>`)), {
    status,
    headers,
  });
}
