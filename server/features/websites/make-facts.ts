import type { FoundFacts, ReadingProblem } from '#contract/websites/reading.ts';
import { gatherFacts } from './facts/gather-facts.ts';
import { linesOf } from './facts/lines.ts';
import type { Page } from './facts/opened-page.ts';
import { isPlatform } from './facts/platforms.ts';
import { isClosed, isLoginPage, isScriptOnly } from './facts/verdicts.ts';
import { fillFromFacebook, readOwnPage } from './gaps/fill-from-facebook.ts';
import { fillFromRegister } from './gaps/fill-from-register.ts';
import { lookAtPictures } from './look-at-pictures.ts';
import { readStylesheet } from './read-stylesheet.ts';
import { noFacts, type ReadingProgress } from './reading-progress.ts';
import { askWriter } from './told/ask-writer.ts';
import { putInOrder } from './told/put-in-order.ts';

/** For the stylesheet and the pictures. */
const lookingMs = 8_000;

interface Visited {
  address: string;
  pages: Page[];
  problem: ReadingProblem | null;
  until: AbortSignal;
}

/** Makes of the pages of a website what is known of the firm, and says what stands in the way of more. */
export async function makeFacts(
  progress: ReadingProgress,
  { address, pages, problem, until }: Visited,
): Promise<ReadingProblem | null> {
  const { ctx, workspaceId } = progress;
  const [front] = pages;
  if (front && isPlatform(front.url)) return readPlatform(progress, front.url);
  if (front && isLoginPage(front.html)) {
    progress.found = noFacts;
    return 'login';
  }
  const lined = pages.map(({ url, html }) => ({ url, lines: linesOf(html) }));
  const lines = lined.flatMap((page) => page.lines);
  const fetchFile = ctx.websites.openFiles(AbortSignal.any([until, AbortSignal.timeout(lookingMs)]));
  const pictures = await lookAtPictures(fetchFile, pages);
  const stylesheet = front && (await readStylesheet(fetchFile, front));
  const found = { ...gatherFacts(pages, { stylesheet, now: ctx.now() }), pictures };
  const language = found.language?.value ?? 'Norwegian';
  const isWorthWriting = lines.join('').length > leastLetters;
  const told = isWorthWriting
    ? await askWriter(ctx, workspaceId, { pages: lined, language, until })
    : undefined;
  const ordered = putInOrder(found, told);
  const registered = await fillFromRegister(ctx, ordered, lines);
  progress.found = await fillFromFacebook(ctx, workspaceId, { address, found: registered.found });
  if (problem) return problem;
  if (registered.isClosing || isClosed(lined[0]?.lines ?? [])) return 'closed';
  if (front && isScriptOnly(front.html)) return 'script-only';
  return hasAnything(progress.found) ? null : 'nothing-found';
}

/** Less than this is no text to put in order. */
const leastLetters = 120;

/** Somebody else's page says nothing of the firm. Its own on Facebook does, which is not visited but asked for at Meta. */
export async function readPlatform(
  progress: ReadingProgress,
  address: string,
): Promise<'platform' | 'own-page'> {
  const own = await readOwnPage(progress.ctx, progress.workspaceId, address);
  progress.found = own ?? noFacts;
  return own ? 'own-page' : 'platform';
}

/** The language of a page, its colours and its logo are nothing to begin with. */
function hasAnything({ offers, sellingPoints, pictures, ...facts }: FoundFacts): boolean {
  const { businessName, industry, place, phone, openingHours, about } = facts;
  const isAnyListed = offers.length + sellingPoints.length + pictures.length > 0;
  return isAnyListed || [businessName, industry, place, phone, openingHours, about].some(Boolean);
}
