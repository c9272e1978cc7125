import { html, raw } from 'hono/html';

import type { Look } from './preview-formats.ts';

const style = `
  :root { color-scheme: light dark; --ground: light-dark(#eef0f3, #18191a); --surface: light-dark(#fff, #242526);
    --text: light-dark(#080809, #e4e6eb); --quiet: light-dark(#65686c, #b0b3b8); --line: light-dark(#dadde1, #3a3b3c);
    --strip: light-dark(#f0f2f5, #303134); --button: light-dark(#dfe1e5, #4b4c4f); --bar: light-dark(#0866ff, #0a5ee0); }
  * { box-sizing: border-box; }
  html, body { height: 100%; }
  body { margin: 0; background: var(--ground); color: var(--text); overflow-wrap: anywhere;
    font: 15px/1.35 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  p { margin: 0; } small { color: var(--quiet); font-size: .8rem; } img, video { display: block; }
  svg { width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linejoin: round;
    vertical-align: -.25em; }
  small svg { width: 1em; height: 1em; vertical-align: -.15em; }
  .notice { padding: 1.5rem; text-align: center; color: var(--quiet); }
  .avatar { width: 2.5rem; height: 2.5rem; border-radius: 50%; object-fit: cover; background: var(--line); flex: none; }
  .post { background: var(--surface); max-width: 34rem; margin: 0 auto; border-radius: .5rem; overflow: hidden; }
  .post header { display: flex; align-items: center; gap: .6rem; padding: .75rem .85rem; } .post header p { line-height: 1.2; }
  .dots { margin-left: auto; color: var(--quiet); font-style: normal; letter-spacing: .1em; font-size: .7rem; }
  .said { white-space: pre-line; margin: 0 .85rem .75rem; display: -webkit-box; -webkit-box-orient: vertical;
    -webkit-line-clamp: 5; overflow: hidden; }
  .media, video { width: 100%; aspect-ratio: auto; max-height: 125vw; object-fit: cover; background: var(--strip); }
  .empty { aspect-ratio: 1.91; }
  .strip { display: flex; align-items: center; gap: .75rem; padding: .65rem .85rem; background: var(--strip); }
  .strip > span:first-child { min-width: 0; flex: 1; line-height: 1.25; } .host { text-transform: uppercase; font-size: .72rem; }
  .strip strong { display: -webkit-inline-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
  .button { flex: none; background: var(--button); border-radius: .4rem; padding: .5rem .8rem; font-weight: 600; font-size: .88rem; }
  .post footer { display: flex; justify-content: space-around; padding: .7rem; color: var(--quiet); font-weight: 600; font-size: .85rem; }
  .carousel { display: flex; gap: .5rem; overflow-x: auto; padding: 0 .85rem .5rem; scroll-snap-type: x proximity; }
  .carousel section { flex: 0 0 74%; border: 1px solid var(--line); border-radius: .5rem; overflow: hidden; scroll-snap-align: start; display: flex; flex-direction: column; }
  .carousel .strip { flex: 1; } .carousel img { flex: none; }
  .carousel img, .carousel .media { width: 100%; aspect-ratio: 1; object-fit: cover; }
  .gram { border-radius: 0; } .gram .avatar, .tall .avatar { width: 2rem; height: 2rem; outline: 2px solid #d6246b; outline-offset: 1px; }
  .gram .media, .gram video { max-height: 125vw; min-height: 60vw; } .gram .empty { aspect-ratio: 1; }
  .gram .bar { display: flex; justify-content: space-between; padding: .7rem .85rem; background: var(--bar); color: #fff; font-weight: 600; }
  .gram footer { justify-content: flex-start; gap: 1rem; padding: .7rem .85rem .4rem; color: var(--text); font-size: 1.1rem; }
  .gram .said { -webkit-line-clamp: 3; }
  .tall { position: relative; height: 100%; min-height: 30rem; overflow: hidden; background: #0b0d10; color: #fff;
    display: flex; flex-direction: column; text-shadow: 0 1px 3px #0009; }
  .tall small { color: #ffffffd9; } .tall .empty { background: linear-gradient(#274156, #0b0d10); aspect-ratio: 1; }
  .backdrop { position: absolute; inset: -2rem; width: calc(100% + 4rem); height: calc(100% + 4rem); object-fit: cover;
    filter: blur(24px) brightness(.55); }
  .tall > :not(.backdrop) { position: relative; }
  .tall header { display: flex; align-items: center; gap: .6rem; padding: 1.1rem .9rem .5rem; line-height: 1.2; font-size: .9rem; }
  .tall .progress { position: absolute; top: .5rem; left: .6rem; right: .6rem; height: 2px; border-radius: 1px;
    background: linear-gradient(90deg, #fff 40%, #fff6 40%); }
  .stage { flex: 1; min-height: 0; display: grid; align-items: center; }
  .stage .media, .stage video { max-height: 100%; width: 100%; object-fit: contain; background: none; }
  .stage .empty { background: linear-gradient(#274156, #0b0d10); }
  .tall footer { padding: .5rem .9rem 1.1rem; display: grid; gap: .7rem; justify-items: center; }
  .tall .said { margin: 0; -webkit-line-clamp: 3; font-size: .9rem; }
  .pill { background: #fff; color: #080809; border-radius: 2rem; padding: .6rem 1.4rem; font-weight: 600; text-shadow: none; }
  .reel footer { justify-items: start; padding-right: 3.5rem; background: linear-gradient(#0000, #000a); }
  .reel .by { display: flex; align-items: center; gap: .6rem; font-size: .9rem; line-height: 1.2; } .reel .pill { border-radius: .5rem; }
  .reel aside { position: absolute !important; right: .8rem; bottom: 6rem; display: grid; gap: 1.2rem; font-size: 1.4rem; }
  .small .media, .small video { aspect-ratio: 1.3; } .small .text { padding: .6rem .75rem .3rem; line-height: 1.25; }
  .small .said { margin: 0 .75rem .75rem; font-size: .85rem; color: var(--quiet); -webkit-line-clamp: 2; }
  .banner { display: flex; align-items: center; gap: .75rem; padding: .6rem; background: var(--surface); min-height: 100%; }
  .banner img { width: 4.5rem; height: 4.5rem; object-fit: cover; border-radius: .4rem; } .banner p { flex: 1; min-width: 0; line-height: 1.25; }
  .player { background: #000; color: #fff; min-height: 100%; display: grid; align-content: center; }
  .player p { display: flex; justify-content: space-between; align-items: center; padding: .6rem .8rem; }
  .player small { color: #ffffffd9; } .player .button { color: var(--text); }
  .practice { position: fixed; top: .35rem; right: .35rem; z-index: 1; background: #06231ae6; color: #4fe3a8; border-radius: 1rem;
    padding: .05rem .55rem; font-size: .68rem; } .look-facebook-feed .dots, .look-facebook-desktop .dots, .look-instagram-feed .dots { margin-top: .9rem; }
`;

/** The page around an ad: no script, nothing from elsewhere but what the ad itself shows. */
export function previewSheet(look: Look, ad: unknown) {
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
      <body class="look-${look}">
        <span class="practice">Practice</span>
        <main style="display: contents">${ad}</main>
      </body>
    </html>`;
}
