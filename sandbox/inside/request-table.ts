import { html } from 'hono/html';

import { operationsIn } from '#sandbox/front-door/exchanges.ts';
import type { LoggedRequest } from '#sandbox/front-door/requests.ts';
import type { World } from '#sandbox/memory/world.ts';
import { tellRequest } from './request-words.ts';
import { timeSince } from './words.ts';

/** Requests, one a line, in plain words and as they were; each leads to what was said. */
export function requestTable(
  { store, clock }: World,
  requests: LoggedRequest[],
  words?: (request: LoggedRequest) => string,
) {
  if (requests.length === 0) return html`<p class="quiet">Nobody has asked for anything yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Requests">
    <table class="requests">
      <thead>
        <tr>
          <th>Time</th>
          <th>Answer</th>
          <th class="long">Request</th>
          <th>Service</th>
          <th class="number">ms</th>
          ${words ? html`<th class="long">What was said</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${requests.map((request) => {
          const { seq, at, service, method, path, ms, operations } = request;
          const calls = operationsIn(store, seq) ?? [{ method, path }];
          const address = html`<code>${method} ${withoutRoot(path)}</code>`;
          const told = tellRequest(store, calls);
          return html`<tr>
            <td class="time">${timeSince(at, clock.now())}</td>
            <td>${answerBadge(request)}</td>
            <td class="long">
              <a href="/inside/requests/${seq}">${told || address}</a>
              ${told ? html`<small class="as-sent">${address}${operations > 1 ? ` · ${operations} calls in one` : ''}</small>` : ''}
            </td>
            <td>${service}</td>
            <td class="number">${ms}</td>
            ${words ? html`<td class="long">${words(request)}</td>` : ''}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

export function answerBadge({ status }: Pick<LoggedRequest, 'status'>) {
  if (status === 0) return html`<span class="badge wrong">cut</span>`;
  return html`<span class="badge ${status >= 400 ? 'wrong' : ''}">${status}</span>`;
}

/** The service is a column of its own. */
function withoutRoot(path: string): string {
  return path.replace(/^\/(meta|writer|pictures|meetings)(?=\/)/, '');
}
