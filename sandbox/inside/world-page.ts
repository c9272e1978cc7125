import { html } from 'hono/html';

import type { World } from '#sandbox/memory/world.ts';
import { appSettings } from '#sandbox/meta/auth/app-settings.ts';
import { userId } from '#sandbox/meta/seed-ids.ts';
import { choice, field, hidden, number, pressForm } from './press-form.ts';
import { switchForm } from './switch-form.ts';
import { nameOf } from './words.ts';

const back = '/inside/world';

/** Time, people, logins and the ways of Meta: everything that can be set, and a new beginning. */
export function worldPage(world: World) {
  return html`<h1>World</h1>
    <p class="quiet">
      Let time pass, send people, end a login, and choose how Meta behaves where its ways are not known for
      sure.
    </p>
    <div class="grid wide">
      ${clock()} ${leads(world)} ${logins(world)} ${app(world)} ${large()} ${newWorld()}
    </div>
    ${switchForm(world, back)}`;
}

function clock() {
  return pressForm({
    call: 'clock',
    back,
    title: 'Move the clock',
    about: 'Running campaigns spend and bring results as time passes. Time never goes back.',
    submit: 'Move on',
    body: number('Minutes ahead', 'advanceMinutes', 0, { max: 576000, value: 1440, required: true }),
  });
}

function leads({ store }: World) {
  const forms = store.list('leadgen_form').filter(({ fields }) => fields['status'] === 'ACTIVE');
  return html`<div id="leads">
    ${pressForm({
      call: 'leads',
      back,
      title: 'People answer a form',
      about: 'By way of a running ad with that form, or by themselves when there is none.',
      submit: 'Send them in',
      body: [
        choice(
          'Form',
          'formId',
          forms.map((form) => [form.id, nameOf(form)] as const),
        ),
        number('How many', 'count', 1, { max: 10000, value: 3, required: true }),
      ],
    })}
  </div>`;
}

const endings: [string, string][] = [
  ['expired', 'Its sixty days are over'],
  ['revoked', 'The person removed the app'],
  ['checkpoint', 'Facebook wants to see the person first'],
  ['password-changed', 'The password was changed'],
  ['unconfirmed', 'The person has not confirmed who they are'],
  ['logged-out', 'The person logged out'],
  ['no-page-role', 'The person lost the role on the page'],
  ['ok', 'It works again, or a new one does'],
];

function logins({ store }: World) {
  const people = store.list('user').map((user) => [user.id, nameOf(user)] as const);
  return html`<div class="card fields">
    <form class="fields" method="post" action="/inside/press/tokens">
      <h2>The link to Facebook</h2>
      <p class="quiet">What becomes of the token that the app holds.</p>
      ${hidden({ back })} ${choice('Person', 'userId', people, userId)}
      ${choice('The token', 'state', endings)}
      <button>Let it be so</button>
    </form>
    <form class="fields" method="post" action="/inside/press/callbacks">
      ${hidden({ back })}
      ${choice('Or the person, on Facebook’s own pages,', 'kind', [
        ['deauthorize', 'removes the app'],
        ['delete-data', 'asks for their data to be deleted'],
      ])}
      <button class="plain">Tell the app</button>
    </form>
  </div>`;
}

function app(world: World) {
  const { mode, tier, deauthorizeUrl, dataDeletionUrl } = appSettings(world);
  return pressForm({
    call: 'app',
    back,
    title: 'The app at Meta',
    about: 'What its owner would set in the App Dashboard.',
    submit: 'Keep',
    body: html`<div class="pair">
        ${choice(
          'Mode',
          'mode',
          [
            ['live', 'live'],
            ['development', 'in development'],
          ],
          mode,
        )}
        ${choice(
          'Access',
          'tier',
          [
            ['full', 'full'],
            ['limited', 'limited'],
          ],
          tier,
        )}
      </div>
      ${address('Told when the app is removed', 'deauthorizeUrl', deauthorizeUrl)}
      ${address('Told when somebody wants to be forgotten', 'dataDeletionUrl', dataDeletionUrl)}`,
  });
}

function address(label: string, name: string, value: string) {
  return field(label, `${name}:text`, { type: 'url', value, placeholder: 'nobody' });
}

function large() {
  return pressForm({
    call: 'accounts/large',
    back,
    title: 'A large account',
    about: 'Fills the NOK ad account with campaigns that have been running for a month.',
    submit: 'Fill it',
    look: 'plain',
    body: html`<div class="pair">
      ${number('Campaigns', 'campaigns', 1, { max: 5000, value: 200, required: true })}
      ${number('Ads in each', 'adsPerCampaign', 1, { max: 50, value: 5, required: true })}
    </div>`,
  });
}

function newWorld() {
  return pressForm({
    call: 'reset',
    back: '/',
    title: 'A new world',
    about:
      'Forgets every campaign, lead, letter and login, and begins again with the practice accounts and pages. This cannot be undone.',
    submit: 'Start again',
    look: 'wrong',
    body: html`<label class="tick"
      ><input type="checkbox" name="sure" value="yes" required />Yes, forget everything</label
    >`,
  });
}
