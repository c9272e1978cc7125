import { html } from 'hono/html';

import { operationsIn } from '#sandbox/front-door/exchanges.ts';
import type { LoggedRequest } from '#sandbox/front-door/requests.ts';
import type { World } from '#sandbox/memory/world.ts';
import { table } from './pieces.ts';
import { tellRequest } from './request-words.ts';
import { timeSince } from './words.ts';

/** Requests, one a line, in plain words and as they were; each leads to what was said. */
export function requestTable(
  { store, clock }: World,
  requests: LoggedRequest[],
  words?: (request: LoggedRequest) => string,
) {
  if (requests.length === 0) return html`<p class="quiet">Nobody has asked for anything yet.</p>`;
  return table({
    label: 'Requests',
    look: 'requests',
    columns: [
      ['Time', 'time'],
      ['Answer'],
      ['Request', 'long'],
      ['Service'],
      ['ms', 'number'],
      ...(words ? ([['What was said', 'long']] as const) : []),
    ],
    rows: requests.map((request) => {
      const { seq, at, service, method, path, ms, operations } = request;
      const address = html`<code>${method} ${withoutRoot(path)}</code>`;
      const told = tellRequest(store, operationsIn(store, seq) ?? [{ method, path }]);
      const calls = operations > 1 ? ` · ${operations} calls in one` : '';
      return [
        timeSince(at, clock.now()),
        answerBadge(request),
        html`<a href="/inside/requests/${seq}">${told || address}</a>
          ${told ? html`<small class="as-sent">${address}${calls}</small>` : ''}`,
        service,
        ms,
        ...(words ? [words(request)] : []),
      ];
    }),
  });
}

export function answerBadge({ status }: Pick<LoggedRequest, 'status'>) {
  if (status === 0) return html`<span class="badge wrong">cut</span>`;
  return html`<span class="badge ${status >= 400 ? 'wrong' : ''}">${status}</span>`;
}

/** The service is a column of its own. */
function withoutRoot(path: string): string {
  return path.replace(/^\/(meta|writer|pictures|meetings)(?=\/)/, '');
}
