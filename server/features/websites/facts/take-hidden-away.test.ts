import { expect, test } from 'vitest';
import { isHiding } from './is-hiding.ts';
import { linesOf } from './lines.ts';

const page = (body: string, head = '') =>
  `<html><head>${head}</head><body>${body}<p>Til slutt</p></body></html>`;

test.each([
  'display:none',
  'DISPLAY : none !important',
  'color:red; visibility: hidden',
  'opacity:0',
  'opacity: 0.0;',
  'opacity:.02',
  'font-size:0',
  'font-size:1px',
  'position:absolute;left:-9999px',
  'text-indent:-9999px',
  'position:absolute; top: -100em',
  'clip: rect(0 0 0 0)',
  'clip-path: inset(50%)',
  'transform: scale(0)',
  'height:0;overflow:hidden',
  'max-height:1px; overflow-y: hidden',
  'color:#fff;background:#fff',
  'color: transparent',
])('%s hides', (style) => {
  expect(isHiding(style)).toBe(true);
  expect(linesOf(page(`<p style="${style}">Skjult</p>`))).toEqual(['Til slutt']);
});

test.each([
  'display:block',
  'opacity:.5',
  'opacity:.1',
  'opacity:0.9',
  'font-size:1em',
  'font-size:0.9rem',
  'font-size:10px',
  'margin-top:-100px',
  'left:-50%',
  'height:0;padding-bottom:56%',
  'color:#fff;background:#000',
  'background-clip:text;color:transparent',
  'transform: scale(0.9)',
])('%s does not hide', (style) => expect(isHiding(style)).toBe(false));

test('what a style in the page hides on any screen is not read', () => {
  const style = `<style>/* .a */ .gone{color:red;display:none} @media (max-width:600px){.wide{display:none}}
    @import url(x.css); .box .inner { visibility:hidden } .fade{opacity:0} body{visibility:hidden} .x:hover{display:none}</style>`;
  const body =
    '<p class="gone">A</p><p class="wide">B</p><div class="box"><p class="inner">C</p></div><p class="fade">D</p><p class="x">E</p>';
  expect(linesOf(page(body, style))).toEqual(['B', 'D', 'E', 'Til slutt']);
});

test('neither is what only programs and readers of screens are told', () => {
  const body = `<!-- A --><script>B</script><noscript>C</noscript><template>D</template><p hidden>E</p>
    <p aria-hidden="true">F</p><span class="screen-reader-text">G</span><dialog>H</dialog><svg><title>I</title></svg>
    <textarea>J</textarea><div id="cookie-bar">K</div>`;
  expect(linesOf(page(body))).toEqual(['Til slutt']);
});

test('a style that never ends is read no further', () => {
  expect(linesOf(page('<p>Synlig</p>', `<style>${'a'.repeat(2_000_000)}</style>`))).toEqual([
    'Synlig',
    'Til slutt',
  ]);
});
