import { expect, test } from 'vitest';
import { leanStyles } from './lean-styles.ts';

const page = '<p class="a md:w-1/2 [&amp;&gt;svg]:x"></p>';

test.each([
  ['what is meant for every page stays', 'p{color:red}:root{--x:1}', 'p{color:red}:root{--x:1}'],
  ['a class of the page stays, another goes', '.a{x:1}.b{x:2}', '.a{x:1}'],
  ['of several selectors those that fit stay', '.a,.b,p .b{x:1}', '.a{x:1}'],
  ['all classes of a selector must be there', '.b .a{x:1}.a .a{x:2}', '.a .a{x:2}'],
  [
    'escaped names are read',
    '.md\\:w-1\\/2{x:1}.\\[\\&\\>svg\\]\\:x>svg{x:2}',
    '.md\\:w-1\\/2{x:1}.\\[\\&\\>svg\\]\\:x>svg{x:2}',
  ],
  ['groups are gone through, empty ones go', '@media print{.b{x:1}}@layer u{.a{x:1}}', '@layer u{.a{x:1}}'],
  [
    'statements and fonts stay',
    '@layer a,b;@font-face{src:url("a;{}")}',
    '@layer a,b;@font-face{src:url("a;{}")}',
  ],
  ['a class that must not be there is not asked for', '.a:not(.b){x:1}', '.a:not(.b){x:1}'],
  ['what is written within a rule stays with it', '.a{x:1;&:hover{x:2}}', '.a{x:1;&:hover{x:2}}'],
])('%s', (_, css, kept) => {
  expect(leanStyles(css, page)).toBe(kept);
});
