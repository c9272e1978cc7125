import { html } from 'hono/html';

import type { LoggedRequest } from '../requests.ts';

/** Requests, one a line; each leads to what was said. */
export function requestTable(requests: LoggedRequest[], words?: (request: LoggedRequest) => string) {
  if (requests.length === 0) return html`<p class="quiet">Nobody has asked for anything yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Requests">
    <table>
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
          return html`<tr>
            <td class="time">${at.slice(11, 19)}</td>
            <td>${answerBadge(request)}</td>
            <td class="long">
              <a href="/inside/requests/${seq}"><code>${method} ${withoutRoot(path)}</code></a>
              ${operations > 1 ? html` <small>${operations} calls in one</small>` : ''}
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
