import { html, raw } from 'hono/html';

import { sheet } from '../page-style.ts';
import type { World } from '../world.ts';
import { findLetter, type Letter, listLetters } from './letters.ts';

/** `/mailbox`, `/mailbox/{id}` and, for the frame, `/mailbox/{id}/body`. */
export async function serveMailbox(world: World, method: string, path: string): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response('The mailbox can only be read.', { status: 405 });
  const [id, part] = path.split('/').slice(2);
  if (!id) return show('Practice mailbox', listPage(listLetters(world).toReversed()));
  const letter = findLetter(world, id);
  if (!letter) return show('No such letter', missingPage(), 404);
  return part === 'body' ? bodyOf(letter) : show(letter.subject, letterPage(letter));
}

function listPage(letters: Letter[]) {
  return html`<main>
    <p><a href="/">← Inside the sandbox</a></p>
    <h1>Practice mailbox</h1>
    <p class="quiet">Every letter the app sends lands here. None of them leaves this machine.</p>
    <div class="card">
      ${letters.length === 0 ? html`<p>No letters yet. Sign up in the app, and the first one arrives.</p>` : ''}
      ${letters.map(
        ({ id, subject, to, at }) =>
          html`<p class="row">
            <a href="/mailbox/${id}">${subject || '(no subject)'}</a
            ><small>${to.join(', ')}<br />${when(at)}</small>
          </p>`,
      )}
    </div>
  </main>`;
}

function letterPage({ id, subject, to, from, text, html: body, at }: Letter) {
  return html`<main>
    <p><a href="/mailbox">← All letters</a></p>
    <h1>${subject || '(no subject)'}</h1>
    <p class="quiet">From ${from} to ${to.join(', ')} · ${when(at)}</p>
    ${
      body
        ? html`<iframe
            class="letter"
            title="The letter"
            src="/mailbox/${id}/body"
            sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
          ></iframe>`
        : ''
    }
    <div class="card">
      <h2>As text</h2>
      <pre>${raw(withLinks(text || '(The letter has no text part.)'))}</pre>
    </div>
  </main>`;
}

function missingPage() {
  return html`<main>
    <h1>No such letter</h1>
    <p><a href="/mailbox">All letters</a></p>
  </main>`;
}

/** The letter's own HTML. Links open above the frame, and nothing in it may run. */
function bodyOf({ html: body }: Letter): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *",
  };
  return new Response(`<base target="_top">${body}`, { headers });
}

/** Escapes everything, then makes addresses clickable. */
function withLinks(text: string): string {
  const safe = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return safe.replaceAll(
    /https?:\/\/[^\s<>]+[^\s<>.,)]/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

function when(at: string): string {
  return at.replace('T', ' ').slice(0, 16);
}

async function show(title: string, body: unknown, status = 200): Promise<Response> {
  return new Response(String(await sheet(title, body)), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
