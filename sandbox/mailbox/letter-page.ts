import { html, raw } from 'hono/html';

import type { World } from '#sandbox/memory/world.ts';
import type { Letter } from './letters.ts';

export function letterPage({ id, subject, to, from, text, html: body, at, attachments }: Letter) {
  return html`<main>
    <p><a href="/mailbox">← All letters</a></p>
    <h1>${subject || '(no subject)'}</h1>
    <p class="quiet">From ${from} to ${to.join(', ')} · ${at.replace('T', ' ').slice(0, 16)} UTC</p>
    ${
      attachments.length > 0
        ? html`<p>
            ${attachments.map(
              ({ name, size }, place) =>
                html`<a class="badge" href="/mailbox/${id}/files/${place}">${name}, ${readable(size)}</a> `,
            )}
          </p>`
        : ''
    }
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

/** The letter's own HTML. Links open above the frame, and nothing in it may run. */
export function serveBody({ id, html: body, attachments }: Letter): Response {
  let shown = body;
  for (const [place, { contentId }] of attachments.entries()) {
    const called = contentId.replace(/^<|>$/g, '');
    if (called) shown = shown.replaceAll(`cid:${called}`, `/mailbox/${id}/files/${place}`);
  }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; font-src *",
  };
  return new Response(`<base target="_top">${shown}`, { headers });
}

/** Pictures are shown, everything else is saved: a letter brings no page of its own. */
export function serveAttachment({ store }: World, { attachments }: Letter, place: number): Response {
  const attachment = attachments[place];
  const [row] = attachment ? store.rows('SELECT bytes FROM files WHERE id = ?', attachment.file) : [];
  const bytes = row?.['bytes'];
  if (!attachment || !(bytes instanceof Uint8Array)) return new Response('No such file.', { status: 404 });
  const isPicture = /^image\/(png|jpeg|gif|webp)$/.test(attachment.type);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': isPicture ? attachment.type : 'application/octet-stream',
      'content-disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(attachment.name.toWellFormed())}`,
      'x-content-type-options': 'nosniff',
    },
  });
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

function readable(size: number): string {
  return size < 10_000 ? `${size} bytes` : `${Math.round(size / 1000)} kB`;
}
