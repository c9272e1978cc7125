import type { FetchFile } from '#server/gateways/websites/websites.ts';
import { addressOn } from './facts/address-on.ts';
import { openPage, type Page } from './facts/opened-page.ts';

const mostBytes = 500 * 1024;
/** What is everybody's says nothing of the firm. */
const ofOthers =
  /font|bootstrap|normalize|reset|swiper|slick|block-library|woocommerce|plugins\/|jsdelivr|cdnjs|unpkg|jquery|cookie/i;

/** The first stylesheet of a page that is the firm's own, where there is one to be had. */
export async function readStylesheet(
  fetchFile: FetchFile,
  page: Page,
): Promise<{ url: string; text: string } | undefined> {
  const opened = openPage(page);
  const url = opened
    .$('link[rel="stylesheet" i]')
    .toArray()
    .map((link) => addressOn(opened, opened.$(link).attr('href')))
    .find((address) => address && !ofOthers.test(address));
  const file = url ? await fetchFile(url, mostBytes) : undefined;
  return file?.contentType.startsWith('text/css')
    ? { url: file.url, text: file.bytes.toString() }
    : undefined;
}
