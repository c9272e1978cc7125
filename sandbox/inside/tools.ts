import { html } from 'hono/html';

import { textOf } from '../json.ts';
import type { Store } from '../store.ts';

/** Small forms for time, people, trouble and a new beginning. */
export function tools(store: Store) {
  const forms = store.list('leadgen_form').filter(({ fields }) => fields['status'] === 'ACTIVE');
  return html`<form class="card fields" method="post" action="/inside/clock">
      <h2>Move the clock</h2>
      <label>Minutes ahead <input name="minutes" type="number" min="1" value="1440" required /></label>
      <button>Move on</button>
    </form>
    <form class="card fields" method="post" action="/inside/leads">
      <h2>People answer a form</h2>
      <label
        >Form
        <select name="formId">
          ${forms.map(({ id, fields }) => html`<option value="${id}">${textOf(fields['name'])}</option>`)}
        </select></label
      >
      <label>How many <input name="count" type="number" min="1" max="500" value="3" required /></label>
      <button>Send them in</button>
    </form>
    <form class="card fields" method="post" action="/inside/troubles">
      <h2>Ask for trouble</h2>
      <label
        >Where
        <select name="service">
          <option value="meta">Meta</option>
          <option value="writer">Writer</option>
          <option value="mailbox">Mailbox</option>
        </select></label
      >
      <label
        >What goes wrong
        <select name="trouble">
          <option value="loses-answer">It is done, but the answer is lost</option>
          <option value="drops">The line is cut before anything is done</option>
          <option value="hangs">The answer takes 30 seconds</option>
          <option value="unavailable">“Service unavailable”</option>
          <option value="throttles">Too many calls, for 2 minutes</option>
          <option value="html">A web page instead of an answer</option>
          <option value="truncated">Half an answer</option>
        </select></label
      >
      <label>Only paths that match (optional) <input name="path" placeholder="/ads$" /></label>
      <label>How many times <input name="times" type="number" min="1" value="1" required /></label>
      <button>Misbehave</button>
    </form>
    <form class="card fields" method="post" action="/inside/reset">
      <h2>A new world</h2>
      <p class="quiet">
        Forgets every campaign, lead and letter, and starts again with the practice accounts and pages.
      </p>
      <button class="plain">Start again</button>
    </form>`;
}
