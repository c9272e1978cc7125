import type { ReadingProblem, SkippedBecause } from '#contract/websites/reading.ts';
import { m } from '#web/paraglide/messages.js';

/** Why little or nothing was found, and what to do about it. */
export function problemWords(problem: ReadingProblem, name: string): { title: string; text: string } {
  const say = {
    'no-server': [m.websites_no_server, m.websites_check_address],
    'no-answer': [m.websites_no_answer, m.websites_try_later],
    'private-network': [m.websites_private, m.websites_check_address],
    insecure: [m.websites_insecure, m.websites_insecure_text],
    endless: [m.websites_endless, m.websites_tell_maker],
    robots: [m.websites_robots, m.websites_robots_text],
    refused: [m.websites_refused, m.websites_robots_text],
    'not-found': [m.websites_not_found, m.websites_check_address],
    'server-error': [m.websites_server_error, m.websites_try_later],
    slow: [m.websites_slow, m.websites_try_later],
    'too-large': [m.websites_too_large, m.websites_other_page],
    pdf: [m.websites_pdf, m.websites_other_page],
    'no-page': [m.websites_no_page, m.websites_other_page],
    login: [m.websites_login, m.websites_other_page],
    platform: [m.websites_platform, m.websites_platform_text],
    'own-page': [m.websites_own_page, m.websites_own_page_text],
    'script-only': [m.websites_script_only, m.websites_by_hand],
    closed: [m.websites_closed, m.websites_closed_text],
    'nothing-found': [m.websites_nothing, m.websites_by_hand],
  } satisfies Record<ReadingProblem, [(inputs: { name: string }) => string, () => string]>;
  const [title, text] = say[problem];
  return { title: title({ name }), text: text() };
}

/** Why a page was left out, in a few words. */
export function skippedWords(because: SkippedBecause): string {
  return {
    robots: m.websites_skipped_robots,
    'not-found': m.websites_skipped_not_found,
    refused: m.websites_skipped_refused,
    'too-large': m.websites_skipped_too_large,
    slow: m.websites_skipped_slow,
    'no-page': m.websites_skipped_no_page,
    elsewhere: m.websites_skipped_elsewhere,
    unreachable: m.websites_skipped_unreachable,
  }[because]();
}

/** '/priser' of a page on that website; the whole address without its scheme where it is on another. */
export function pageName(url: string, address: string): string {
  const page = URL.parse(url);
  if (!page) return url;
  const isElsewhere =
    page.hostname.replace(/^www\./, '') !== URL.parse(address)?.hostname.replace(/^www\./, '');
  const path = readable(page.pathname.replace(/\/$/, '') + page.search);
  if (isElsewhere) return page.hostname + path;
  return path || m.websites_front_page();
}

/** What cannot be read aloud stays as it is sent. */
function readable(path: string): string {
  return path.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => {
    const text = new TextDecoder().decode(
      Uint8Array.from(bytes.slice(1).split('%'), (byte) => Number.parseInt(byte, 16)),
    );
    return text.includes('\u{fffd}') ? bytes : text;
  });
}
