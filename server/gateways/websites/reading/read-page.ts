import { load } from 'cheerio';
import type { Arrived } from '../../visits/follow.ts';
import { readBody } from '../../visits/visit.ts';
import { lookOf } from '../look.ts';
import { decode } from './decode.ts';
import { NotRead, problemIn } from './not-read.ts';
import type { PoliteVisitor } from './polite-visitor.ts';
import { withinReason } from './within-reason.ts';

export interface Page {
  url: string;
  html: string;
  isWhole: boolean;
}

const mostBytes = 3 * 1024 ** 2;

/** Reads one page, at most so much of it. `mayGo`: to where it may lead. */
export function readPage(
  visitor: PoliteVisitor,
  address: string,
  mayGo?: (url: URL) => boolean,
): Promise<Page> {
  return visitor.visit(address, { ...(mayGo && { mayGo }), take: takePage });
}

async function takePage(answer: Arrived): Promise<Page> {
  const seen = lookOf(answer);
  if (seen.outcome !== 'reached' || answer.status >= 300) throw new NotRead(problemIn(seen));
  const contentType = answer.header('content-type') ?? '';
  refuseOther(contentType);
  const { bytes, isWhole } = await readBody(answer.body, mostBytes);
  if (bytes.toString('latin1', 0, 5) === '%PDF-') throw new NotRead('pdf');
  const sent = withoutEmbedded(decode(bytes, contentType));
  const html = withinReason(sent);
  if (!html || !/<[a-z!]/i.test(html.slice(0, 2_000))) throw new NotRead('no-page');
  if (!isWhole && !saysSomething(html)) throw new NotRead('too-large');
  const { href, hash } = answer.url;
  return { url: hash ? href.slice(0, -hash.length) : href, html, isWhole: isWhole && html === sent };
}

/** Servers that do not know what they send say plain text or nothing. */
function refuseOther(contentType: string): void {
  if (/^application\/(x-)?pdf/i.test(contentType)) throw new NotRead('pdf');
  if (!/^\s*(text\/(html|plain)|application\/(xhtml\+xml|octet-stream)|;|$)/i.test(contentType))
    throw new NotRead('no-page');
}

/** Pictures, drawings and fonts that stand in the page itself are most of many a large one, and nothing to read. */
function withoutEmbedded(html: string): string {
  const [first = '', ...parts] = html.split(/<svg(?=[\s>])/i);
  const behind = parts.map((part) =>
    part
      .split(/<\/svg>/i)
      .slice(1)
      .join(''),
  );
  return [first, ...behind].join(' ').replaceAll(/data:[\w/+.-]+;base64,[\w+/=]{100,}/g, 'data:,');
}

/** Of a page that was cut off, whether what arrived holds more than its machinery. */
function saysSomething(html: string): boolean {
  const $ = load(html);
  for (const machinery of ['script', 'style', 'svg', 'noscript', 'template']) $(machinery).remove();
  return (
    ($('body')
      .text()
      .match(/\p{L}{2,}/gu)?.length ?? 0) >= 20
  );
}
