import { html } from 'hono/html';

import { jsonOrNothing, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { offsetOf } from '#sandbox/meta/graph/money.ts';

/** An amount in minor units, as people write it in that currency. */
export function money(minor: unknown, currency: string): string {
  const offset = offsetOf(currency);
  const digits = offset === 1 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${currency} ${(Number(minor) / offset).toLocaleString('en', format)}`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/** A status of Meta's in words, in the colour of how well it goes. */
export function statusBadge(status: string) {
  const wrong = ['DELETED', 'DISAPPROVED', 'WITH_ISSUES', 'ARCHIVED'].includes(status);
  const look = status === 'ACTIVE' ? '' : status.endsWith('PAUSED') ? 'off' : wrong ? 'wrong' : 'wait';
  return html`<span class="badge ${look}">${status.replaceAll('_', ' ').toLowerCase() || 'unknown'}</span>`;
}

export function nameOf({ fields, id }: Thing): string {
  return textOf(fields['name']) || id;
}

/** A moment, to the second, as it is in UTC. */
export function when(ms: unknown): string {
  const time = new Date(Number(ms));
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().replace('T', ' ').slice(0, 19);
}

/** The time of day, with its date where it is not today's. */
export function timeSince(at: string, now: number): string {
  const time = at.slice(11, 19);
  if (at.slice(0, 10) === when(now).slice(0, 10)) return time;
  const date = new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return `${date}, ${time.slice(0, 5)}`;
}

/** JSON with one thing a line; any other text as it is. */
export function pretty(text: string): string {
  const value = jsonOrNothing(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

export const kindNames: Record<string, string> = {
  campaign: 'Campaign',
  adset: 'Ad set',
  ad: 'Ad',
  adcreative: 'Creative',
  adimage: 'Picture',
  adaccount: 'Ad account',
  adlabel: 'Label',
  adspixel: 'Pixel',
  advideo: 'Video',
  page: 'Page',
  user: 'Person',
  app: 'App',
  instagram: 'Instagram account',
  leadgen_form: 'Lead form',
  lead: 'Answer to a form',
  adreportrun: 'Report',
};
