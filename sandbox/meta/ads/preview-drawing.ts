import { html, raw } from 'hono/html';

import type { Content } from '#sandbox/meta/creatives/creative-content.ts';

/** Everything there is to see of an ad. */
export interface Ad extends Omit<Content, 'cards'> {
  isInstagram: boolean;
  /** A story or reel: its picture is seen whole. */
  fillsScreen: boolean;
  pageName: string;
  userName: string;
  avatarUrl: string;
  picture: string | undefined;
  /** Where the video plays, once it can. */
  film: string | undefined;
  cards: { title: string; description: string; picture: string | undefined }[];
}

/** An ad as a post, whatever the placement: who speaks, the words, what is shown, and what can be pressed. */
export function drawAd(ad: Ad) {
  const { isInstagram, pageName, userName, message, cards } = ad;
  return html`<article class="${ad.fillsScreen ? 'full' : ''}">
    <header>
      <img class="avatar" src="${ad.avatarUrl}" alt="" />
      <p><strong>${isInstagram ? userName : pageName}</strong><br /><small>Sponsored</small></p>
    </header>
    ${message ? html`<p class="said">${message}</p>` : ''}
    ${
      cards.length > 0
        ? html`<div class="carousel" tabindex="0" role="region" aria-label="Cards">
            ${cards.map((card) => html`<section>${media({ ...card, film: undefined })}${strip(ad, card)}</section>`)}
          </div>`
        : html`${media(ad)}${strip(ad, ad)}`
    }
  </article>`;
}

function media({ film, picture, title }: Pick<Ad, 'film' | 'picture' | 'title'>) {
  if (film)
    return html`<video src="${film}" poster="${picture ?? ''}" muted loop playsinline controls></video>`;
  if (picture) return html`<img class="media" src="${picture}" alt="${title}" />`;
  return html`<div class="media empty" role="img" aria-label="No picture"></div>`;
}

function strip(ad: Ad, { title, description }: { title: string; description: string }) {
  const label = buttonOf(ad);
  return html`<p class="strip">
    <span
      ><small>${shownLink(ad)}</small><br /><strong>${title}</strong
      >${description ? html`<br /><small>${description}</small>` : ''}</span
    >
    ${label ? html`<span class="button">${label}</span>` : ''}
  </p>`;
}

/** The caption, or the host of the link; a form opens on Facebook itself. */
function shownLink({ caption, link, formId }: Ad): string {
  if (formId) return 'form on Facebook';
  return caption || (URL.parse(link)?.hostname.replace(/^www\./, '') ?? '');
}

const labels: Record<string, string> = {
  NO_BUTTON: '',
  LIKE_PAGE: 'Like Page',
  MESSAGE_PAGE: 'Send message',
  WHATSAPP_MESSAGE: 'WhatsApp',
  OPEN_LINK: 'Open link',
};

function buttonOf({ action }: Ad): string {
  const words = action.replaceAll('_', ' ').toLowerCase();
  return labels[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const style = `
  :root { color-scheme: light dark; --surface: light-dark(#fff, #242526); --text: light-dark(#080809, #e4e6eb);
    --quiet: light-dark(#65686c, #b0b3b8); --strip: light-dark(#f0f2f5, #303134); --button: light-dark(#dfe1e5, #4b4c4f); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--surface); color: var(--text); overflow-wrap: anywhere;
    font: 15px/1.35 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  p { margin: 0; } small { color: var(--quiet); font-size: .8rem; } img, video { display: block; }
  article { max-width: 34rem; margin: 0 auto; }
  header { display: flex; align-items: center; gap: .6rem; padding: .75rem .85rem; line-height: 1.2; }
  .notice { padding: 1.5rem; text-align: center; color: var(--quiet); }
  .avatar { width: 2.5rem; height: 2.5rem; border-radius: 50%; object-fit: cover; background: var(--strip); }
  .said { white-space: pre-line; margin: 0 .85rem .75rem; }
  .media, video { width: 100%; max-height: 125vw; object-fit: cover; background: var(--strip); } .empty { aspect-ratio: 1.91; }
  .full .media { max-height: none; }
  .strip { display: flex; align-items: center; gap: .75rem; padding: .65rem .85rem; background: var(--strip); line-height: 1.25; }
  .strip > span:first-child { min-width: 0; flex: 1; }
  .button { flex: none; background: var(--button); border-radius: .4rem; padding: .5rem .8rem; font-weight: 600; }
  .carousel { display: flex; gap: .5rem; overflow-x: auto; padding: 0 .85rem .5rem; } .carousel section { flex: 0 0 74%; }
  .practice { position: fixed; top: .35rem; right: .35rem; background: #06231ae6; color: #4fe3a8; border-radius: 1rem;
    padding: .05rem .55rem; font-size: .68rem; }
`;

/** The page around an ad: no script, nothing from elsewhere but what the ad itself shows. */
export function previewSheet(ad: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Ad preview (practice)</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <span class="practice">Practice</span>
        <main style="display: contents">${ad}</main>
      </body>
    </html>`;
}
