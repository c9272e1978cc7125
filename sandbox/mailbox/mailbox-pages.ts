import { html } from 'hono/html';

import type { World } from '#sandbox/memory/world.ts';
import { sheet } from '#sandbox/page-style.ts';
import { letterPage, serveAttachment, serveBody } from './letter-page.ts';
import { deleteLetters, findLetter, type Letter, listLetters, markRead } from './letters.ts';

/** `/mailbox`, `/mailbox/{id}`, its body for the frame, its files, and `POST /mailbox/empty`. */
export async function serveMailbox(world: World, method: string, url: URL): Promise<Response> {
  const [id, part, place = ''] = url.pathname.split('/').slice(2);
  if (method === 'POST' && id === 'empty') {
    deleteLetters(world);
    return new Response(null, { status: 303, headers: { location: '/mailbox' } });
  }
  if (method !== 'GET' && method !== 'HEAD')
    return new Response('The mailbox can only be read.', { status: 405 });
  if (!id) return show('Practice mailbox', listPage(world, url.searchParams.get('to')?.trim() ?? ''));
  const letter = findLetter(world, id);
  if (!letter) return show('No such letter', missingPage(), 404);
  if (part === 'body') return serveBody(letter);
  if (part === 'files') return serveAttachment(world, letter, Number(place));
  markRead(world, letter.id);
  return show(letter.subject, letterPage(letter));
}

function listPage(world: World, wanted: string) {
  const all = listLetters(world).toReversed();
  const letters = all.filter(({ to }) => to.some((one) => one.toLowerCase().includes(wanted.toLowerCase())));
  const unread = all.filter(({ isUnread }) => isUnread).length;
  return html`<main>
    <p><a href="/">← Inside the sandbox</a></p>
    <h1>Practice mailbox</h1>
    <p class="quiet">Every letter the app sends lands here. None of them leaves this machine.</p>
    <form class="row" method="get" action="/mailbox" role="search">
      <input type="search" name="to" value="${wanted}" placeholder="Address" aria-label="Letters to" />
      <button class="plain">Search</button>
    </form>
    <div class="card">
      ${letters.length === 0 ? html`<p>${emptyWords(all.length, wanted)}</p>` : ''} ${letters.map(row)}
    </div>
    ${
      all.length === 0
        ? ''
        : html`<form class="buttons" method="post" action="/mailbox/empty">
            <small>${all.length === 1 ? '1 letter' : `${all.length} letters`}, ${unread} not read</small>
            <button class="plain">Delete all letters</button>
          </form>`
    }
  </main>`;
}

function row({ id, subject, to, at, isUnread, attachments }: Letter) {
  const title = subject || '(no subject)';
  return html`<p class="row">
    <span>
      ${isUnread ? html`<span class="badge wait">New</span>` : ''}
      <a href="/mailbox/${id}">${isUnread ? html`<strong>${title}</strong>` : title}</a>
      ${attachments.length > 0 ? html`<small>${attachments.length} attached</small>` : ''}
    </span>
    <small>${to.join(', ')}<br />${at.replace('T', ' ').slice(0, 16)}</small>
  </p>`;
}

function emptyWords(count: number, wanted: string): string {
  return count === 0
    ? 'No letters yet. Sign up in the app, and the first one arrives.'
    : `No letter to “${wanted}”. Search for a part of the address, or for nothing to see all.`;
}

function missingPage() {
  return html`<main>
    <h1>No such letter</h1>
    <p><a href="/mailbox">All letters</a></p>
  </main>`;
}

async function show(title: string, body: unknown, status = 200): Promise<Response> {
  return new Response(String(await sheet(title, body)), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
