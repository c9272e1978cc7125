import { html } from 'hono/html';

import { listOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { app, userId } from '#sandbox/meta/seed-ids.ts';
import { sheet } from '#sandbox/page-style.ts';
import type { DialogAsk } from './dialog-ask.ts';
import { permissions } from './permissions.ts';

/** Where a person lets the app in, or does not. It looks like a login dialog, and says that it is not Facebook's. */
export function dialogPage({ store, publicUrl }: World, ask: DialogAsk, complaint?: string) {
  const person = String(store.find(userId)?.fields['name']);
  const [first] = person.split(' ');
  const grant = store.find(`grant:${userId}`)?.fields;
  const isTicked = (kind: string, id: string) => grant === undefined || listOf(grant[kind]).includes(id);
  return sheet(
    'Log in with practice Facebook',
    html`<main class="narrow">
      <p class="badge">Practice: this is not Facebook</p>
      <h1>Continue as ${person}?</h1>
      ${
        ask.isPopup
          ? ''
          : html`<p class="quiet">
              ${app.name} asks to manage the practice ads, pages and leads below. Nothing here is real, and
              nothing costs money.
            </p>`
      }
      ${complaint ? html`<p role="alert">${complaint}</p>` : ''}
      <form method="post">
        ${Object.entries(ask.sent).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        ${
          ask.wantsPassword
            ? html`<label
                >Password<input type="password" name="password" autocomplete="off" />
                <small>Nobody checks it here.</small></label
              >`
            : ''
        }
        <fieldset>
          <legend>Ad accounts</legend>
          ${store.list('adaccount').map(({ account, fields }) =>
            tick({
              name: `account:${account}`,
              label: String(fields['name']),
              note: fields['account_status'] === 1 ? String(fields['currency']) : 'disabled',
              isTicked: isTicked('accounts', account),
            }),
          )}
        </fieldset>
        <fieldset>
          <legend>Pages</legend>
          ${store.list('page').map(({ id, fields }) =>
            tick({
              name: `page:${id}`,
              label: String(fields['name']),
              note: String(fields['category']),
              picture: `${publicUrl}/meta/pictures/${id}`,
              isTicked: isTicked('pages', id),
            }),
          )}
        </fieldset>
        ${askedFor(ask.scopes)}
        <div class="buttons">
          <button name="decision" value="cancel" class="plain">Cancel</button>
          <button name="decision" value="continue">Continue as ${first}</button>
        </div>
      </form>
    </main>`,
  );
}

/** Who lets the app in at all shows it a name and a picture; the rest can be refused one by one. */
function askedFor(scopes: string[]) {
  const refusable = scopes.filter((scope) => scope !== 'public_profile');
  if (refusable.length === 0) return '';
  return html`<details>
    <summary>${refusable.length} ${refusable.length === 1 ? 'permission' : 'permissions'}</summary>
    <p class="quiet">Tick what you want to refuse.</p>
    ${refusable.map(
      (scope) =>
        html`<label class="row"
          ><input type="checkbox" name="decline:${scope}" /><span
            >${permissions[scope]}<br /><code>${scope}</code></span
          ></label
        >`,
    )}
  </details>`;
}

/** Meta shows such a page, and does not send anybody back, when the app itself asked wrongly. */
export function blockedPage(title: string, words: string) {
  return sheet(
    title,
    html`<main class="narrow">
      <p class="badge">Practice: this is not Facebook</p>
      <h1>${title}</h1>
      <p>${words}</p>
    </main>`,
  );
}

interface Tick {
  name: string;
  label: string;
  note: string;
  isTicked: boolean;
  picture?: string;
}

function tick({ name, label, note, isTicked, picture }: Tick) {
  return html`<label class="row"
    ><input type="checkbox" name="${name}" ${isTicked ? 'checked' : ''} />${
      picture ? html`<img src="${picture}" alt="" width="32" height="32" />` : ''
    }<span>${label}</span><small>${note}</small></label
  >`;
}
