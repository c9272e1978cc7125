import { html, raw } from 'hono/html';

const style = `
  :root { color-scheme: light dark; --ground: light-dark(#f4f7f9, #0a1420); --surface: light-dark(#fff, #101d2c);
    --line: light-dark(#d8e1e8, #21344a); --text: light-dark(#10202f, #e6eef5); --quiet: light-dark(#526474, #93a7ba);
    --accent: light-dark(#0b7a55, #4fe3a8); --on-accent: light-dark(#fff, #06231a); --wrong: light-dark(#b3261e, #ff9a92);
    --wait: light-dark(#8a5a00, #f4c46a); }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
  main { max-width: 68rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  main.narrow { max-width: 27rem; margin-top: 4vh; background: var(--surface); border: 1px solid var(--line);
    border-radius: 1rem; padding: 1.75rem; }
  h1 { font-size: 1.6rem; line-height: 1.2; margin: .4rem 0 .6rem; letter-spacing: -.01em; }
  h2 { font-size: 1.05rem; margin: 0 0 .75rem; }
  a { color: var(--accent); }
  code { font-size: .88em; overflow-wrap: anywhere; }
  .quiet, small { color: var(--quiet); }
  .badge { display: inline-block; margin: 0; padding: .1rem .6rem; border-radius: 1rem; font-size: .8rem;
    border: 1px solid var(--line); color: var(--accent); }
  .badge.wrong { color: var(--wrong); } .badge.wait { color: var(--wait); }
  .card { background: var(--surface); border: 1px solid var(--line); border-radius: .9rem; padding: 1.1rem; min-width: 0; }
  .grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); margin: 1rem 0; }
  .row { display: flex; align-items: center; gap: .7rem; padding: .45rem 0; min-height: 2.75rem; }
  .row > small, .row > .badge { margin-left: auto; }
  .row img { border-radius: .4rem; }
  fieldset { border: 0; padding: 0; margin: 1.1rem 0; } legend { font-weight: 600; padding: 0; }
  summary { cursor: pointer; padding: .5rem 0; }
  input[type=checkbox] { width: 1.15rem; height: 1.15rem; accent-color: var(--accent); }
  input:not([type=checkbox]), select { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line);
    border-radius: .5rem; padding: .5rem .6rem; width: 100%; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: .6rem; padding: .65rem 1rem; cursor: pointer;
    background: var(--accent); color: var(--on-accent); }
  button.plain { background: transparent; color: var(--text); border: 1px solid var(--line); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .buttons { display: flex; gap: .7rem; justify-content: flex-end; flex-wrap: wrap; margin-top: 1.4rem; }
  .card > p:last-child { margin-bottom: 0; }
  .fields { display: grid; gap: .6rem; align-content: start; } .fields p { margin: 0; } .fields label { display: grid; gap: .2rem; font-size: .9rem; }
  ul.tree, ul.tree ul { list-style: none; margin: 0; padding-left: 1.1rem; border-left: 1px solid var(--line); }
  ul.tree { padding: 0; border: 0; } ul.tree li { padding: .25rem 0; overflow-wrap: anywhere; }
  .scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .88rem; }
  th, td { text-align: left; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
  td.long { white-space: normal; overflow-wrap: anywhere; } td.number { text-align: right; font-variant-numeric: tabular-nums; }
  main.preview p.said { white-space: pre-line; }
  main.preview { max-width: 23rem; padding: 1rem; background: var(--surface); } main.preview img { width: 100%; display: block; }
  iframe.letter { width: 100%; height: 60vh; border: 1px solid var(--line); border-radius: .6rem; background: #fff; }
  form.row { max-width: 24rem; }
  .waiting { display: flex; gap: .5rem; justify-content: center; padding: 1.2rem 0; }
  .waiting i { width: .6rem; height: .6rem; border-radius: 50%; background: var(--accent); opacity: .3; }
  .waiting i:nth-child(2) { animation-delay: .2s; } .waiting i:nth-child(3) { animation-delay: .4s; }
  @media (prefers-reduced-motion: no-preference) { .waiting i { animation: waiting 1.2s infinite; } }
  @keyframes waiting { 40% { opacity: 1; } }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
`;

/** One look for every page of the sandbox: light and dark, small and large, without a script. */
export function sheet(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
