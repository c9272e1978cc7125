import { html } from 'hono/html';

import { sheet } from '../page-style.ts';
import type { World } from '../world.ts';
import { app, userId } from './seed-ids.ts';

interface Ask {
  redirectUri: string;
  state: string;
  scopes: string[];
}

/** Where a person lets the app in, or does not. It looks like a login dialog, and says that it is not Facebook's. */
export function dialogPage({ store, publicUrl }: World, { redirectUri, state, scopes }: Ask) {
  const person = String(store.find(userId)?.fields['name']);
  const accounts = store.list('adaccount');
  const pages = store.list('page');
  return sheet(
    'Log in with practice Facebook',
    html`<main class="narrow">
      <p class="badge">Practice: this is not Facebook</p>
      <h1>Continue as ${person}?</h1>
      <p class="quiet">
        ${app.name} asks to manage the practice ads, pages and leads below. Nothing here is real, and nothing
        costs money.
      </p>
      <form method="post">
        <input type="hidden" name="client_id" value="${app.id}" />
        <input type="hidden" name="redirect_uri" value="${redirectUri}" />
        <input type="hidden" name="state" value="${state}" />
        <input type="hidden" name="scope" value="${scopes.join(',')}" />
        <fieldset>
          <legend>Ad accounts</legend>
          ${accounts.map(({ account, fields }) =>
            tick(
              `account:${account}`,
              String(fields['name']),
              fields['account_status'] === 1 ? String(fields['currency']) : 'disabled',
            ),
          )}
        </fieldset>
        <fieldset>
          <legend>Pages</legend>
          ${pages.map(
            ({ id, fields }) =>
              html`<label class="row"
                ><input type="checkbox" name="page:${id}" checked /><img
                  src="${publicUrl}/meta/pictures/${id}"
                  alt=""
                  width="32"
                  height="32"
                /><span>${String(fields['name'])}</span><small>${String(fields['category'])}</small></label
              >`,
          )}
        </fieldset>
        <details>
          <summary>${scopes.length} permissions</summary>
          <p class="quiet">Tick what you want to refuse.</p>
          ${scopes
            .filter((scope) => scope !== 'public_profile')
            .map(
              (scope) =>
                html`<label class="row"
                  ><input type="checkbox" name="decline:${scope}" /><code>${scope}</code></label
                >`,
            )}
        </details>
        <div class="buttons">
          <button name="decision" value="cancel" class="plain">Cancel</button>
          <button name="decision" value="continue">Continue as ${person.split(' ')[0]}</button>
        </div>
      </form>
    </main>`,
  );
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

function tick(name: string, label: string, note: string) {
  return html`<label class="row"
    ><input type="checkbox" name="${name}" checked /><span>${label}</span><small>${note}</small></label
  >`;
}
