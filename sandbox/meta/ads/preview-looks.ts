import { html, raw } from 'hono/html';

import type { Content } from '#sandbox/meta/creatives/creative-content.ts';
import type { Look } from './preview-formats.ts';

interface ShownCard {
  title: string;
  description: string;
  picture: string | undefined;
}

/** Everything there is to see of an ad. */
interface Ad extends Omit<Content, 'cards'> {
  isInstagram: boolean;
  pageName: string;
  userName: string;
  avatarUrl: string;
  picture: string | undefined;
  /** Where the video plays, once it can. */
  film: string | undefined;
  cards: ShownCard[];
}

const drawings: Record<Look, (ad: Ad) => unknown> = {
  'facebook-feed': facebookPost,
  'facebook-desktop': facebookPost,
  'instagram-feed': instagramPost,
  story,
  reels: reel,
  card,
  banner,
  'in-stream': inStream,
};

export function drawAd(look: Look, ad: Ad): unknown {
  return drawings[look](ad);
}

function facebookPost(ad: Ad) {
  return html`<article class="post">
    <header>
      ${avatar(ad)}
      <p><strong>${ad.pageName}</strong><br /><small>Sponsored · ${icons.globe}</small></p>
      <i class="dots">•••</i>
    </header>
    ${ad.message ? html`<p class="said">${ad.message}</p>` : ''}
    ${ad.cards.length > 0 ? carousel(ad) : html`${media(ad)}${linkStrip(ad)}`}
    <footer>
      <span>${icons.like} Like</span><span>${icons.comment} Comment</span><span>${icons.share} Share</span>
    </footer>
  </article>`;
}

function instagramPost(ad: Ad) {
  return html`<article class="post gram">
    <header>
      ${avatar(ad)}
      <p><strong>${ad.userName}</strong><br /><small>Sponsored</small></p>
      <i class="dots">•••</i>
    </header>
    ${ad.cards.length > 0 ? carousel(ad) : media(ad)}
    ${button(ad) ? html`<p class="bar"><span>${button(ad)}</span>${icons.chevron}</p>` : ''}
    <footer><span>${icons.heart}</span><span>${icons.comment}</span><span>${icons.share}</span></footer>
    ${ad.message ? html`<p class="said"><strong>${ad.userName}</strong> ${ad.message}</p>` : ''}
  </article>`;
}

function story(ad: Ad) {
  return html`<article class="tall">
    ${backdrop(ad)}
    <header>
      <b class="progress"></b>
      ${avatar(ad)}
      <p><strong>${ad.isInstagram ? ad.userName : ad.pageName}</strong><br /><small>Sponsored</small></p>
    </header>
    <div class="stage">${film(ad) || media(ad)}</div>
    <footer>
      ${ad.message ? html`<p class="said">${ad.message}</p>` : ''}
      ${button(ad) ? html`<span class="pill">${button(ad)}</span>` : ''}
    </footer>
  </article>`;
}

function reel(ad: Ad) {
  return html`<article class="tall reel">
    ${backdrop(ad)}
    <div class="stage">${film(ad) || media(ad)}</div>
    <aside>${icons.heart}${icons.comment}${icons.share}</aside>
    <footer>
      <p class="by">
        ${avatar(ad)}<span
          ><strong>${ad.isInstagram ? ad.userName : ad.pageName}</strong><br /><small>Sponsored</small></span
        >
      </p>
      ${ad.message ? html`<p class="said">${ad.message}</p>` : ''}
      ${button(ad) ? html`<span class="pill">${button(ad)}</span>` : ''}
    </footer>
  </article>`;
}

function card(ad: Ad) {
  return html`<article class="post small">
    ${media(ad)}
    <p class="text">
      <strong>${ad.title || ad.pageName}</strong><br /><small>Sponsored · ${shownLink(ad)}</small>
    </p>
    ${ad.message ? html`<p class="said">${ad.message}</p>` : ''}
  </article>`;
}

function banner(ad: Ad) {
  return html`<article class="banner">
    ${ad.picture ? html`<img src="${ad.picture}" alt="" />` : avatar(ad)}
    <p><strong>${ad.title || ad.pageName}</strong><br /><small>Sponsored · ${shownLink(ad)}</small></p>
    ${button(ad) ? html`<span class="button">${button(ad)}</span>` : ''}
  </article>`;
}

function inStream(ad: Ad) {
  return html`<article class="player">
    ${media(ad)}
    <p>
      <small>Ad · ${ad.pageName}</small>${button(ad) ? html`<span class="button">${button(ad)}</span>` : ''}
    </p>
  </article>`;
}

function media({ film, picture, title }: Ad) {
  if (film)
    return html`<video src="${film}" poster="${picture ?? ''}" muted loop playsinline controls></video>`;
  if (picture) return html`<img class="media" src="${picture}" alt="${title}" />`;
  return html`<div class="media empty" role="img" aria-label="No picture"></div>`;
}

/** Where a video fills the screen it plays by itself, without a sound and without buttons. */
function film({ film: source, picture }: Ad) {
  return (
    source && html`<video src="${source}" poster="${picture ?? ''}" autoplay muted loop playsinline></video>`
  );
}

function backdrop({ picture }: Ad) {
  return picture ? html`<img class="backdrop" src="${picture}" alt="" />` : '';
}

function carousel(ad: Ad) {
  return html`<div class="carousel" tabindex="0" role="region" aria-label="Cards">
    ${ad.cards.map(
      ({ title, description, picture }) =>
        html`<section>
          ${picture ? html`<img src="${picture}" alt="" />` : html`<div class="media empty"></div>`}
          <p class="strip">
            <span><strong>${title}</strong><br /><small>${description}</small></span>
            ${button(ad) ? html`<span class="button">${button(ad)}</span>` : ''}
          </p>
        </section>`,
    )}
  </div>`;
}

function linkStrip(ad: Ad) {
  const label = button(ad);
  if (!ad.title && !label && !ad.link) return '';
  return html`<p class="strip">
    <span
      ><small class="host">${shownLink(ad)}</small><br /><strong>${ad.title}</strong>${
        ad.description ? html`<br /><small>${ad.description}</small>` : ''
      }</span
    >
    ${label ? html`<span class="button">${label}</span>` : ''}
  </p>`;
}

function avatar({ avatarUrl }: Ad) {
  return html`<img class="avatar" src="${avatarUrl}" alt="" />`;
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

function button({ action }: Ad): string {
  const words = action.replaceAll('_', ' ').toLowerCase();
  return labels[action] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const icon = (path: string) => raw(`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);

const icons = {
  like: icon(
    'M7 11v9H4v-9zM7 11l4-8c2 0 2.6 1.5 2.2 3L12.5 10H19c1.3 0 2 1 1.7 2.2l-1.5 6.3c-.3 1-1 1.5-2 1.5H7',
  ),
  heart: icon('M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20z'),
  comment: icon('M4 5h16v11H10l-5 4v-4H4z'),
  share: icon('M13 6l7 6-7 6v-4c-5 0-8 2-9 4 0-5 3-8 9-8z'),
  chevron: icon('M9 5l7 7-7 7'),
  globe: icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18'),
};
