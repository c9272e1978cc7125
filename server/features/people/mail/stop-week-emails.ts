import { m } from '#server/catalogue/messages.js';
import type { AppContext } from '#server/app-context.ts';
import { linkPage } from '#server/mail/link-page.ts';
import { answerLocale } from '#server/platform/answer-language.ts';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { updatePerson } from '../queries.ts';

const purpose = 'stop-week-emails:';

/** Where one person stops the Monday emails, without signing in. It is good for nothing else. */
export function stopWeekEmailsUrl({ seal, settings }: AppContext, personId: string): string {
  return `${settings.publicUrl}/stop-emails/${seal.sign(purpose + personId)}`;
}

/** Stops them at a POST: of a mail program by itself, or of the button on the page that a GET answers. */
export function stopWeekEmails(ctx: AppContext): Hono {
  const personOf = (signed: string) => {
    const text = ctx.seal.verify(signed);
    return text?.startsWith(purpose) ? text.slice(purpose.length) : undefined;
  };
  return new Hono()
    .get('/:signed', (c) => (personOf(c.req.param('signed')) ? answer(c, askFirst) : c.notFound()))
    .post('/:signed', async (c) => {
      const personId = personOf(c.req.param('signed'));
      if (!personId) return c.notFound();
      await updatePerson(ctx.db, personId, { weekEmails: false });
      return answer(c, sayDone);
    });
}

type Options = ReturnType<typeof answerLocale>;

const askFirst = (options: Options) => html`
  <h1>${m.stop_emails_title({}, options)}</h1>
  <p>${m.stop_emails_text({}, options)}</p>
  <form method="post"><button>${m.stop_emails_action({}, options)}</button></form>
`;

const sayDone = (options: Options) => html`
  <h1>${m.stop_emails_done({}, options)}</h1>
  <p><a href="/profile#emails">${m.stop_emails_profile({}, options)}</a></p>
`;

function answer(c: Context, say: typeof askFirst) {
  const options = answerLocale(c.req.raw.headers);
  return linkPage(c, { ...options, body: say(options) });
}
