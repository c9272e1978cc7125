import { type CheerioAPI, load } from 'cheerio';
import { readJsonLd } from './json-ld.ts';
import { type Line, readLines } from './lines.ts';
import { readMicrodata } from './microdata.ts';
import { takeHiddenAway } from './take-hidden-away.ts';
import { clean, type Thing } from './things.ts';

/** A page as it arrived. */
export interface Page {
  url: string;
  html: string;
}

/** A page of which everything is at hand, in its order. */
export interface OpenedPage {
  url: string;
  /** Without what cannot be seen. */
  $: CheerioAPI;
  lines: Line[];
  /** JSON-LD before microdata. */
  things: Thing[];
  /** The styles that stand in it. */
  css: string;
}

const opened = new WeakMap<Page, OpenedPage>();

/** A page is opened once, however often the facts are gathered while more of them arrive. */
export function openPage(page: Page): OpenedPage {
  const known = opened.get(page) ?? openNow(page);
  opened.set(page, known);
  return known;
}

function openNow({ url, html }: Page): OpenedPage {
  const $ = load(html);
  const textOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());
  const scripts = textOf('script[type="application/ld+json" i]');
  const css = textOf('style').join('\n');
  takeHiddenAway($);
  return { url, $, lines: readLines($), things: [...readJsonLd(scripts), ...readMicrodata($)], css };
}

/** What the head of a page says under a name, of `property` or `name`. */
export function metaOf({ $ }: OpenedPage, name: string): string | undefined {
  const content = $(`meta[property="${name}" i], meta[name="${name}" i]`).first().attr('content');
  return clean(content ?? '') || undefined;
}
