import { createHash } from 'node:crypto';

import { html } from 'hono/html';

import { pageLook } from './page-look.ts';

/** Changes with what is in it, so that browsers may keep it. */
export const stylePath = `/inside/${createHash('sha256').update(pageLook).digest('hex').slice(0, 8)}.css`;

/** One look for every page of the sandbox: light and dark, small and large. */
export function sheet(title: string, body: unknown, head: unknown = '') {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylePath}" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
