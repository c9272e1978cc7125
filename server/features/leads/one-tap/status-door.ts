import { m } from '#server/catalogue/messages.js';
import { writeLine } from '#server/features/audit-log/write-line.ts';
import { listMembers } from '#server/features/workspaces/member-queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { linkPage } from '#server/mail/link-page.ts';
import { pagesOf } from '#server/mail/pages-of.ts';
import { answerLocale } from '#server/platform/answer-language.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { changeLead } from '../change-lead.ts';
import { findLead } from '../queries.ts';
import { nameIn } from '../rules.ts';
import { readStatusLink } from './status-links.ts';

/** Notes what became of a lead at a POST, which no mail scanner makes: of the button on the page that a GET answers. */
export function leadStatusDoor(ctx: AppContext): Hono {
  return new Hono()
    .get('/:signed', async (c) => {
      const open = await openLink(ctx, c.req.param('signed'));
      return open ? show(c, open, isSaid(open) ? sayDone : askFirst) : showGone(c);
    })
    .post('/:signed', async (c) => {
      for (;;) {
        const open = await openLink(ctx, c.req.param('signed'));
        if (!open) return showGone(c);
        if (isSaid(open)) return show(c, open, sayDone);
        await note(ctx, open);
      }
    });
}

type Open = NonNullable<Awaited<ReturnType<typeof openLink>>>;

/** The lead, and to whom the link was written; nothing once they no longer see leads here. */
async function openLink(ctx: AppContext, signed: string) {
  const said = readStatusLink(ctx, signed);
  if (!said) return undefined;
  const { workspaceId, personId, leadId, status } = said;
  const reader = (await listMembers(ctx.db, workspaceId, 'leads')).find(({ id }) => id === personId);
  const lead = reader && (await findLead(ctx.db, workspaceId, leadId));
  if (!lead) return undefined;
  const url = pagesOf(ctx.settings.publicUrl, workspaceId)(`/leads?lead=${leadId}`);
  return { lead, reader, status, url };
}

/** Whoever has won or lost somebody has reached them. */
function isSaid({ lead, status }: Pick<Open, 'lead' | 'status'>): boolean {
  return lead.status === status || (status === 'contacted' && lead.status !== 'new');
}

/** Nothing where somebody has said something else in that moment: whoever calls looks again. */
async function note(ctx: AppContext, { lead, reader, status }: Open): Promise<void> {
  const { id, workspaceId } = lead;
  const change = { id, status, was: { status: lead.status } };
  const noting = ctx.db.transaction(async (tx) => {
    await changeLead({ ...ctx, db: tx }, { workspaceId, id: reader.id }, change);
    await writeLine(tx, workspaceId, {
      at: ctx.now(),
      actor: { kind: 'link', name: reader.name },
      deed: 'lead-noted',
      // Who it is says nothing: that is erased one day, and the log is not.
      subject: { kind: 'lead', id, name: '' },
      from: { status: lead.status },
      to: { status },
    });
  });
  await noting.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

function show(c: Context, open: Open, say: typeof askFirst) {
  const options = { locale: open.reader.language };
  const name = nameIn(open.lead.answers) ?? m.lead_letter_nameless({}, options);
  return linkPage(c, { ...options, body: say(name, open) });
}

const questions = { contacted: m.lead_tap_contacted, won: m.lead_tap_won, lost: m.lead_tap_lost };
const answers = {
  contacted: m.lead_tap_yes_contacted,
  won: m.lead_tap_yes_won,
  lost: m.lead_tap_yes_lost,
};
const words = {
  new: m.lead_file_status_new,
  contacted: m.lead_file_status_contacted,
  won: m.lead_file_status_won,
  lost: m.lead_file_status_lost,
};

function askFirst(name: string, { lead, status, reader: { language: locale } }: Open) {
  // What a colleague has said since is not written over unseen.
  const before = words[lead.status]({}, { locale });
  return html`
    <h1>${questions[status]({ name }, { locale })}</h1>
    ${lead.status !== 'new' && html`<p>${m.lead_tap_done({ name, status: before }, { locale })}</p>`}
    <form method="post"><button>${answers[status]({}, { locale })}</button></form>
  `;
}

function sayDone(name: string, { lead, reader: { language: locale }, url }: Open) {
  const status = words[lead.status]({}, { locale });
  return html`
    <h1>${m.lead_tap_done({ name, status }, { locale })}</h1>
    <a href="${url}">${m.lead_tap_open({}, { locale })}</a>
  `;
}

function showGone(c: Context) {
  const options = answerLocale(c.req.raw.headers);
  const body = html`
    <h1>${m.lead_tap_gone({}, options)}</h1>
    <p>${m.lead_tap_gone_text({}, options)}</p>
  `;
  return linkPage(c, { ...options, body, status: 410 });
}
