import { load, type CheerioAPI } from 'cheerio';
import { takeHiddenAway } from './take-hidden-away.ts';
import { clean } from './things.ts';

const bodyOf = ($: CheerioAPI) => $('body').get(0);
export type Element = NonNullable<ReturnType<typeof bodyOf>>;
type Node = Element['children'][number];

/** What a visitor sees in one line of its own. */
export interface Line {
  text: string;
  /** With what is struck through between `struck.from` and `struck.to`. */
  marked: string;
  /** The innermost element that holds all of it. */
  element: Element;
  /** Nothing stands in the line above it, by two breaks in a row. */
  isAfterGap: boolean;
  /** In a menu, at the foot, in a form, or among what others say: not what the page itself is about. */
  isBeside: boolean;
}

/** Letters no page uses, for what is struck through. */
export const struck = { from: '\uE000', to: '\uE001' };

const blocks = new Set(
  'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const apart = new Set(['a', 'button', 'label', 'td', 'th']);
const struckElements = new Set(['del', 's', 'strike']);
const mostLetters = 4_000;
/** Of a whole page: more than the longest price list, and an end to the work of those made to keep us busy. */
const mostLines = 1_500;
const mostLettersInAll = 150_000;

/** The text of a page that can be seen, in its order, one line for each block. */
export function linesOf(html: string): string[] {
  const $ = load(html);
  takeHiddenAway($);
  return readLines($).map(({ text }) => text);
}

/** The lines of a page from which what is hidden was taken away. */
export function readLines($: CheerioAPI): Line[] {
  const lines: Line[] = [];
  let open = '';
  let letters = 0;
  let hasGap = false;
  let besides = 0;

  function end(element: Element): void {
    const marked = clean(open.slice(0, mostLetters));
    open = '';
    const text = clean(marked.replaceAll(/[\uE000\uE001]/g, ''));
    letters += text.length;
    if (text) lines.push({ text, marked, element, isAfterGap: hasGap, isBeside: besides > 0 });
    hasGap = !text;
  }

  function read(node: Node, holder: Element): void {
    if (lines.length >= mostLines || letters >= mostLettersInAll) return;
    if (node.type === 'text') open += joined(open, node.data.replaceAll(/[\uE000\uE001]/g, ''));
    if (!('tagName' in node)) return;
    if (node.tagName === 'br') return end(holder);
    const isBlock = blocks.has(node.tagName) && !isShortCell($, node);
    if (isBlock) end(holder);
    const isBeside = beside(node);
    besides += Number(isBeside);
    if (apart.has(node.tagName) || (followsElement(node) && node.tagName !== 'sup')) open += ' ';
    if (node.tagName === 'sup' && /\d$/.test(open)) open += ',';
    const isStruck = isStruckThrough(node);
    if (isStruck) open += struck.from;
    for (const child of node.children) read(child, isBlock ? node : holder);
    if (isStruck) open += struck.to;
    if (apart.has(node.tagName)) open += ' ';
    if (isBlock) end(node);
    besides -= Number(isBeside);
  }

  const body = bodyOf($);
  if (body) read(body, body);
  return lines;
}

function beside({ tagName, attribs }: Element): boolean {
  return (
    /^(nav|footer|form|blockquote)$/.test(tagName) ||
    /testimonial|review|(^|[\s_-])cart/i.test(attribs['class'] ?? '')
  );
}

/** Boxes side by side, with nothing between them but how they are laid out. */
function followsElement({ prev }: Element): boolean {
  return prev !== null && 'tagName' in prev;
}

/** An amount does not touch what it is the price of, whatever parts them. */
function joined(before: string, text: string): string {
  return /\p{L}[\uE000\uE001]?$/u.test(before.slice(-2)) && /^\d/.test(text) ? ` ${text}` : text;
}

/** A cell of a table of facts, which is read with its row; that of a table which only lays the page out is not. */
function isShortCell($: CheerioAPI, element: Element): boolean {
  if (element.tagName !== 'td' && element.tagName !== 'th') return false;
  const cells = $(element).parent().children();
  return (
    cells.length <= 8 &&
    $(element).parent().text().length <= 400 &&
    cells.find('table, ul, ol, h1, h2, h3, h4, form, img').length === 0
  );
}

function isStruckThrough({ tagName, attribs }: Element): boolean {
  return struckElements.has(tagName) || /line-through/.test(attribs['style'] ?? '');
}
