/** Deep fjord water at night and one aurora; by day the same shore in light. */
export const pageLook = `
:root { color-scheme: light dark;
  --ground: light-dark(oklch(0.975 0.006 248), oklch(0.178 0.028 256));
  --surface: light-dark(oklch(1 0 0), oklch(0.217 0.033 256));
  --raised: light-dark(oklch(0.975 0.006 248), oklch(0.258 0.038 256));
  --sunken: light-dark(oklch(0.955 0.01 248), oklch(0.152 0.024 256));
  --line: light-dark(oklch(0.895 0.016 250), oklch(0.325 0.04 256));
  --edge: light-dark(oklch(0.6 0.03 252), oklch(0.52 0.045 254));
  --text: light-dark(oklch(0.235 0.04 258), oklch(0.955 0.01 250));
  --quiet: light-dark(oklch(0.47 0.035 256), oklch(0.765 0.03 252));
  --accent: light-dark(oklch(0.45 0.105 164), oklch(0.83 0.165 162));
  --soft: light-dark(oklch(0.945 0.045 166), oklch(0.31 0.06 170));
  --on-accent: light-dark(oklch(0.99 0.01 160), oklch(0.2 0.05 165));
  --wrong: light-dark(oklch(0.47 0.18 26), oklch(0.8 0.12 22));
  --wrong-soft: light-dark(oklch(0.955 0.025 22), oklch(0.29 0.08 22));
  --wait: light-dark(oklch(0.46 0.1 70), oklch(0.86 0.13 86));
  --wait-soft: light-dark(oklch(0.955 0.05 88), oklch(0.32 0.06 80)); }
* { box-sizing: border-box; }
html { scroll-padding-top: 5rem; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.55 system-ui, sans-serif; }
main { max-width: 74rem; margin: 0 auto; padding: 1.75rem 1rem 5rem; }
main.narrow { max-width: 27rem; margin-top: 4vh; background: var(--surface); border: 1px solid var(--line);
  border-radius: 1rem; padding: 1.75rem; }
h1 { font-size: 1.65rem; line-height: 1.2; margin: .2rem 0 .5rem; letter-spacing: -.015em; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; line-height: 1.3; margin: 0 0 .75rem; letter-spacing: -.005em; }
h3 { font-size: .95rem; margin: 0; }
p { margin: 0 0 .75rem; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
code, pre { font: .86em/1.5 ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; margin: 0; padding: .8rem; background: var(--sunken); border-radius: .6rem; max-height: 32rem; overflow: auto; }
.quiet, small { color: var(--quiet); }
small { font-size: .85rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .25rem; }

.top { position: sticky; top: 0; z-index: 2; background: color-mix(in oklab, var(--ground) 92%, transparent);
  backdrop-filter: blur(8px); border-bottom: 1px solid var(--line); }
.top > div { max-width: 74rem; margin: 0 auto; padding: .55rem 1rem; display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1.25rem; }
.mark { display: flex; align-items: center; gap: .5rem; font-weight: 700; color: var(--text); text-decoration: none; letter-spacing: -.01em; }
.mark svg { width: 1.5rem; height: 1.5rem; }
.top nav { display: flex; flex-wrap: wrap; gap: .1rem .3rem; margin-right: auto; }
.top nav a { color: var(--quiet); text-decoration: none; padding: .3rem .55rem; border-radius: .5rem; }
.top nav a:hover, .top nav a[aria-current] { color: var(--text); background: var(--raised); }
.clock { display: flex; flex-wrap: wrap; align-items: center; gap: .35rem; font-size: .88rem; }
.clock time { font-variant-numeric: tabular-nums; margin-right: .25rem; }
@media (max-width: 60rem) { .top { position: static; } .top nav { gap: 0; margin-left: -.4rem; } .top nav a { padding: .3rem .4rem; } html { scroll-padding-top: 1rem; } }

.skip { position: absolute; left: -99rem; } .skip:focus { left: .5rem; top: .5rem; background: var(--surface); padding: .5rem .8rem; z-index: 3; }
.badge { display: inline-block; margin: 0; padding: .08rem .6rem; border-radius: 1rem; font-size: .8rem;
  color: var(--accent); background: var(--soft); }
.badge.wrong { color: var(--wrong); background: var(--wrong-soft); } .badge.wait { color: var(--wait); background: var(--wait-soft); }
.badge.off { color: var(--quiet); background: var(--raised); }
.notice { padding: .7rem 1rem; border-radius: .7rem; background: var(--soft); color: var(--accent); margin: 0 0 1rem; }
.notice.wrong { background: var(--wrong-soft); color: var(--wrong); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: .9rem; padding: 1.1rem; min-width: 0; margin: 0 0 1rem; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.6rem), 1fr)); margin: 1rem 0; }
.grid.wide { grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
.grid > .card { margin: 0; } 
.grid > div > .card { margin: 0; height: 100%; } .grid:not(.wide) .head { display: grid; justify-items: start; gap: .3rem; }
.card > p:last-child { margin-bottom: 0; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .3rem 1rem; margin-bottom: .75rem; }
.head h2 { margin: 0; }
.card ul.plain { list-style: none; margin: 0; padding: 0; } .card ul.plain li { padding: .3rem 0; overflow-wrap: anywhere; }
.card ul.plain li + li { border-top: 1px solid var(--line); }
.number { font-variant-numeric: tabular-nums; }
.tally { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: 0 0 .6rem; padding: 0; list-style: none; }
.tally b { font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; margin-right: .25rem; }

ul.tree, ul.tree ul { list-style: none; margin: 0; padding: 0; }
ul.tree + .head, p + .head { margin-top: 1.5rem; }
ul.tree ul { padding-left: 1rem; margin-left: .35rem; border-left: 1px solid var(--line); }
ul.tree > li { padding: .5rem 0; } ul.tree > li + li { border-top: 1px solid var(--line); }
.line { display: grid; grid-template-columns: minmax(0, 1fr) 9.5rem 8.5rem 16rem; gap: .1rem 1rem; align-items: baseline; padding: .28rem 0; }
.line > * { min-width: 0; overflow-wrap: anywhere; } .line small { font-variant-numeric: tabular-nums; }
.kind { color: var(--quiet); font-size: .78rem; margin-right: .35rem; }
@media (max-width: 60rem) { .line { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .4rem 0; } .line > :first-child { flex-basis: 100%; } }

fieldset { border: 0; padding: 0; margin: 1.1rem 0; min-width: 0; } legend { font-weight: 600; padding: 0; }
summary { cursor: pointer; padding: .45rem 0; }
summary code { overflow-wrap: anywhere; }
.group { border-top: 1px solid var(--line); margin-bottom: -.75rem; } .group + button { margin-top: .75rem; } .group > summary { font-weight: 600; padding: .7rem 0; }
.group > summary small { font-weight: 400; } .group label { grid-template-rows: auto 1fr auto; align-content: stretch; }
input[type=checkbox], input[type=radio] { width: 1.15rem; height: 1.15rem; accent-color: var(--accent); flex: none; margin: 0; }
input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea { font: inherit; color: inherit; background: var(--sunken);
  border: 1px solid var(--edge); border-radius: .5rem; padding: .5rem .6rem; width: 100%; min-height: 2.6rem; }
textarea { min-height: 5rem; font: .88em/1.5 ui-monospace, Menlo, Consolas, monospace; }
button, .button { font: inherit; font-weight: 600; border: 1px solid transparent; border-radius: .6rem; padding: .5rem .9rem; min-height: 2.6rem; cursor: pointer;
  background: var(--accent); color: var(--on-accent); }
button:hover { filter: brightness(1.08); }
button.plain { background: transparent; color: var(--text); border-color: var(--edge); font-weight: 500; }
button.small { min-height: 2rem; padding: .15rem .6rem; font-size: .85rem; }
button.wrong { background: transparent; color: var(--wrong); border-color: currentColor; }
.buttons { display: flex; gap: .7rem; justify-content: flex-end; flex-wrap: wrap; margin-top: 1.4rem; }
.narrow .buttons { position: sticky; bottom: 0; margin: 1rem -1.1rem 0; padding: .9rem 1.1rem; background: var(--surface); border-top: 1px solid var(--line); }
.several { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
.fields { display: grid; gap: .75rem; align-content: start; } .fields p { margin: 0; }
.fields label:not(.tick), .field { display: grid; gap: .25rem; font-size: .9rem; align-content: start; }
.pair { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)); }
.tick { display: flex; gap: .6rem; align-items: center; padding: .25rem 0; min-height: 2rem; }
.fields > button { justify-self: start; }
.row { display: flex; align-items: center; gap: .7rem; padding: .45rem 0; min-height: 2.75rem; }
.row > small, .row > .badge { margin-left: auto; }
.row img { border-radius: .4rem; } form.row { max-width: 24rem; }
.of-kind { display: none; }
form:has([value=error]:checked) .of-error, form:has([value=hangs]:checked) .of-hangs,
form:has([value=throttles]:checked) .of-throttles { display: grid; }
.presets { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
.presets form { height: 100%; } .presets button { width: 100%; height: 100%; text-align: left; font-weight: 500; line-height: 1.35; padding: .6rem .8rem; }
.presets small { display: block; font-weight: 400; }

.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; }
td.time { font-variant-numeric: tabular-nums; }
.as-sent { display: block; overflow-wrap: anywhere; }
@media (max-width: 40rem) { table.requests, .requests tbody { display: block; } .requests thead { display: none; }
  .requests tr { display: grid; grid-template-columns: auto auto 1fr auto; gap: .25rem .7rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .requests td { border: 0; padding: 0; } .requests td.long { grid-column: 1 / -1; min-width: 0; } .requests td:nth-child(3) { order: 1; } .requests td:nth-child(6) { order: 2; } }
th, td { text-align: left; padding: .4rem .9rem .4rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; vertical-align: baseline; }
th { color: var(--quiet); font-weight: 500; font-size: .82rem; } tr:last-child > td { border-bottom: 0; }
td.long, th.long { white-space: normal; overflow-wrap: anywhere; min-width: 12rem; } td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
.facts th { width: 14rem; vertical-align: top; white-space: normal; overflow-wrap: anywhere; } .facts td { white-space: normal; overflow-wrap: anywhere; }
@media (max-width: 40rem) { .facts th, .facts td { display: block; width: auto; border: 0; padding: .1rem 0; } .facts tr { display: block; padding: .45rem 0; border-bottom: 1px solid var(--line); } }
.pills { display: flex; flex-wrap: wrap; gap: .35rem; margin: 0 0 .9rem; }
.pills a { padding: .25rem .75rem; border-radius: 1rem; border: 1px solid var(--line); color: var(--text); text-decoration: none; font-size: .88rem; }
.pills a[aria-current] { background: var(--soft); color: var(--accent); border-color: var(--accent); }

main.preview p.said { white-space: pre-line; }
main.preview { max-width: 23rem; padding: 1rem; background: var(--surface); } main.preview img { width: 100%; display: block; }
iframe.letter { width: 100%; height: 60vh; border: 1px solid var(--line); border-radius: .6rem; background: #fff; }
iframe.preview { width: 100%; max-width: 23rem; height: 36rem; border: 1px solid var(--line); border-radius: .6rem; }
.waiting { display: flex; gap: .5rem; justify-content: center; padding: 1.2rem 0; }
.waiting i { width: .6rem; height: .6rem; border-radius: 50%; background: var(--accent); opacity: .3; }
.waiting i:nth-child(2) { animation-delay: .2s; } .waiting i:nth-child(3) { animation-delay: .4s; }
@media (prefers-reduced-motion: no-preference) { .waiting i { animation: waiting 1.2s infinite; } }
@keyframes waiting { 40% { opacity: 1; } }
`;
