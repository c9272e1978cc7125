import { type Context, Hono } from 'hono';
import { html } from 'hono/html';

import { type Fields, isMap, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { pageLook } from '#sandbox/page-look.ts';
import { stylePath } from '#sandbox/page-style.ts';
import { frame, pulse } from './frame.ts';
import { liveScript } from './live-script.ts';
import { campaignsPage, overviewPage } from './overview-page.ts';
import { peoplePage } from './people-page.ts';
import { readPress, Unreadable } from './read-press.ts';
import { requestPage, requestsPage } from './request-pages.ts';
import { thingPage } from './thing-page.ts';
import { troublePage } from './trouble-page.ts';
import { worldPage } from './world-page.ts';

interface House {
  world: World;
  control: Hono;
}

/** The pages a person looks at. Their buttons make the control calls that a program would make. */
export function openInside({ world, control }: House): Hono {
  const app = new Hono();

  function show(c: Context, title: string, body: unknown, status: 200 | 400 | 404 = 200) {
    const { pathname, search } = new URL(c.req.url);
    const done = new URL(c.req.url).searchParams.get('done');
    const at = status === 200 ? `${pathname}${search.replace(/[?&]done=[^&]*/, '')}` : '/';
    return c.html(frame(world, { title, at, notice: notices[done ?? ''], body }), status, pageHeaders(world));
  }
  const missing = (c: Context) =>
    show(
      c,
      'Not here',
      html`<h1>There is nothing here</h1>
        <p><a href="/">Overview</a></p>`,
      404,
    );

  app.get('/', (c) => show(c, 'Overview', overviewPage(world)));
  app.get('/inside/pulse', (c) => c.text(pulse(world), 200, { 'cache-control': 'no-store' }));
  app.get('/inside/live.js', (c) =>
    c.body(liveScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get(stylePath, (c) =>
    c.body(pageLook, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'max-age=31536000, immutable',
    }),
  );
  app.get('/inside/requests', (c) => {
    const { service = '', failing } = c.req.query();
    return show(c, 'Requests', requestsPage(world, { service, isFailing: failing === '1' }));
  });
  app.get('/inside/requests/:seq{[0-9]{1,15}}', (c) => {
    const page = requestPage(world.store, Number(c.req.param('seq')));
    return page ? show(c, 'A request', page) : missing(c);
  });
  app.get('/inside/campaigns/:account', (c) => {
    const account = world.store.find(c.req.param('account'));
    const from = /^\d{1,6}$/.exec(c.req.query('from') ?? '0');
    if (account?.kind !== 'adaccount' || !from) return missing(c);
    return show(c, 'Campaigns', campaignsPage(world, account, Number(from[0])));
  });
  app.get('/inside/things/:id', (c) => {
    const page = thingPage(world, c.req.param('id'));
    return page ? show(c, 'An object on Meta', page) : missing(c);
  });
  app.get('/inside/people', (c) => show(c, 'People', peoplePage(world)));
  app.get('/inside/trouble', (c) => show(c, 'Trouble', troublePage(world)));
  app.get('/inside/world', (c) => show(c, 'World', worldPage(world)));

  app.post('/inside/press/:call{.+}', async (c) => {
    const form = await c.req.raw.formData().catch(() => new FormData());
    const call = c.req.param('call');
    const back = backFrom(form.get('back'));
    const answer = await press(control, call, form);
    const problem = textOf(answer['error']);
    if (problem) return show(c, 'That did not work', problemBody(problem, back), 400);
    if (answer['accessToken'] || answer['url']) return show(c, 'Done', answerBody(answer, back));
    return c.redirect(withDone(back, call), 303);
  });

  app.notFound(missing);
  return app;
}

/** Makes a control call of a form; what comes back has an `error` when it could not be done. */
async function press(control: Hono, call: string, form: FormData): Promise<Fields> {
  try {
    if (call === 'reset' && form.get('sure') !== 'yes')
      return { error: 'Tick the box to say that you are sure.' };
    const isCalm = call === 'calm';
    const response = await control.request(isCalm ? '/troubles' : `/${call}`, {
      method: isCalm ? 'DELETE' : 'POST',
      body: isCalm ? null : JSON.stringify(readPress(form)),
    });
    const answer: unknown = await response.json();
    return isMap(answer) ? answer : {};
  } catch (error) {
    if (error instanceof Unreadable) return { error: error.message };
    throw error;
  }
}

const notices: Record<string, string> = {
  clock: 'The clock was moved.',
  leads: 'They have answered the form.',
  troubles: 'The trouble is waiting for its request.',
  calm: 'Everybody behaves again.',
  latency: 'Answers now take that long.',
  tokens: 'The login is changed.',
  websites: 'The website behaves so from now on.',
  callbacks: 'The app is being told.',
  app: 'The settings of the app are kept.',
  switches: 'They behave so from now on.',
  edits: 'It was changed behind the app’s back.',
  'accounts/large': 'The account is large now.',
  reset: 'A new world has begun.',
};

function problemBody(problem: string, back: string) {
  return html`<h1>That did not work</h1>
    <p class="notice wrong" role="alert">${problem}</p>
    <p><a href="${back}">Go back</a></p>`;
}

function answerBody(answer: Fields, back: string) {
  return html`<h1>Done</h1>
    <section class="card">
      <h2>The answer</h2>
      <pre tabindex="0">${JSON.stringify(answer, null, 2)}</pre>
    </section>
    <p><a href="${back}">Go back</a></p>`;
}

/** Only to a page of ours. */
function backFrom(wished: unknown): string {
  return typeof wished === 'string' && /^\/(?![/\\])/.test(wished) ? wished : '/';
}

function withDone(back: string, call: string): string {
  const url = new URL(back, 'http://sandbox');
  url.searchParams.set('done', call);
  return `${url.pathname}${url.search}${url.hash}`;
}

function pageHeaders({ publicUrl }: World): Record<string, string> {
  const { origin } = new URL(publicUrl);
  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data: ${origin}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  };
}
