import { coded } from '#server/platform/coded-text.ts';
import { leadLines } from './lead-lines.ts';
import { movedTo } from './moved-to.ts';
import type { Target } from './target.ts';

const host = 'hooks.slack.com';
/** Slack advises 4,000 signs and cuts at ten times as many: https://api.slack.com/changelog/2018-04-truncating-really-long-messages */
const most = 3_500;

/** An incoming webhook of a Slack channel: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
export const slack: Target = {
  takes: ['created', 'updated'],
  fault({ secret }) {
    const { protocol, hostname } = new URL(secret);
    const isTheirs = protocol === 'https:' && hostname === host;
    return isTheirs ? undefined : coded('lead-target-not-slack');
  },
  async send(told, { secret }, { ask, url }) {
    if (told.event === 'erased') return { status: 200 };
    const { title, lines, rest } = leadLines(told, { write: escaped, most });
    const end = rest ? [`<${escaped(rest.url)}|${escaped(rest.text)}>`] : [];
    const text = [`*${title}*`, ...lines, ...end].join('\n');
    const { status, waitMs, body } = await ask({ url: movedTo(url, secret) ?? secret, body: { text } });
    return { status, waitMs, words: typeof body === 'string' ? body : undefined };
  },
};

/** Strangers write this: no mention and no link of theirs may come of it. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
