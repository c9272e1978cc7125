import { leadLines } from './lead-lines.ts';
import { movedTo } from './moved-to.ts';
import type { Target } from './target.ts';

/**
 * Teams takes 28 KB and counts in a writing of its own, with two bytes for a letter at the worst. A workflow says yes before
 * it posts, so nobody hears of a card that was too long: https://learn.microsoft.com/connectors/teams
 */
const most = 10_000;

/** A Teams channel, through the address its workflow "when a webhook request is received" gives. */
export const teams: Target = {
  takes: ['created', 'updated'],
  async send(told, { secret }, { ask, post, url }) {
    if (told.event === 'erased') return { status: 200 };
    const { title, lines, rest } = leadLines(told, { write: plain, most });
    const end = rest ? [`[${plain(rest.text)}](${rest.url})`] : [];
    const body = cardOf([
      { type: 'TextBlock', text: title, weight: 'Bolder', wrap: true },
      ...[...lines, ...end].map((text) => ({ type: 'TextBlock', text, wrap: true, spacing: 'Small' })),
    ]);
    const moved = movedTo(url, secret);
    return moved ? ask({ url: moved, body }) : post({ url: secret, headers: {}, body: JSON.stringify(body) });
  },
};

function cardOf(body: object[]) {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
  };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  return { type: 'message', attachments: [{ contentType, contentUrl: null, content }] };
}

/** A card reads some Markdown: strangers may not write links with it. */
function plain(text: string): string {
  return text.replaceAll(/[[\]*_`\\]/g, (sign) => `\\${sign}`);
}
