import { html } from 'hono/html';

import { at, textOf } from '../json.ts';
import { sheet } from '../page-style.ts';
import type { World } from '../world.ts';
import type { GraphCall } from './call.ts';
import { imageOf, urlOfImage } from './images.ts';

/** A creative as people would see it in their feed. */
export async function servePreview(world: World, { path: [, id = ''] }: GraphCall): Promise<Response> {
  const creative = world.store.find(id);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  if (creative?.kind !== 'adcreative') return new Response('Not found', { status: 404 });
  const story = creative.fields['object_story_spec'];
  const link = at(story, 'link_data') ?? at(story, 'video_data');
  const page = world.store.find(textOf(at(story, 'page_id')));
  const image = imageOf(world, creative.account, textOf(at(link, 'image_hash')));
  const body = html`<main class="preview">
    <p><strong>${textOf(page?.fields['name'])}</strong><br /><small>Sponsored · practice</small></p>
    <p class="said">${textOf(at(link, 'message'))}</p>
    ${image ? html`<img src="${urlOfImage(world, image)}" alt="" />` : ''}
    <p class="row">
      <span
        ><strong>${textOf(at(link, 'name')) || textOf(at(link, 'title'))}</strong><br /><small
          >${textOf(at(link, 'description'))}</small
        ></span
      >
      <span class="badge">${textOf(at(link, 'call_to_action.type')).replaceAll('_', ' ').toLowerCase()}</span>
    </p>
  </main>`;
  return new Response(String(await sheet('Ad preview', body)), { headers });
}
