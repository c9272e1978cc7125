import { adLocales } from '#contract/campaigns/campaign.ts';
import type { LeadForm, NewLeadForm } from '#contract/campaigns/facebook-choices.ts';
import { m } from '#server/catalogue/messages.js';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { mustBeLawful } from '../compliance/must-comply.ts';
import { saveFormOfVerdict } from '../compliance/queries.ts';
import { readForm } from '../compliance/shown-form.ts';
import { askFacebook, getPageAccess } from '../connections/access.ts';

/** Makes a form on a page, if it is lawful. After a lost answer the form of that name is looked for, since names are unique on a page. */
export async function makeLeadForm(ctx: AppContext, person: Person, form: NewLeadForm): Promise<LeadForm> {
  const { workspaceId } = person;
  const verdictId = await ctx.db.transaction((tx) =>
    mustBeLawful({ ...ctx, db: tx }, person, { judged: readForm(form, ctx.now()), act: 'lead-form' }),
  );
  const { pageId, language, ...input } = form;
  const { meta } = ctx;
  const { token } = await getPageAccess(ctx, workspaceId, pageId);
  const page = { pageId, pageToken: token };

  async function make(): Promise<LeadForm> {
    try {
      const locale = adLocales[language];
      const privacyLinkText = m.lead_form_privacy_link({}, { locale });
      const id = await meta.createLeadForm(page, { ...input, language: locale, privacyLinkText });
      return { id, name: input.name, status: 'active', createdAt: new Date(meta.now()).toISOString() };
    } catch (error) {
      if (!(error instanceof GatewayError && error.failureKind === 'unknown-outcome')) throw error;
      const forms = await meta.listLeadForms(page);
      const found = forms.find(({ name, status }) => name === input.name && status === 'ACTIVE');
      if (!found) throw error;
      const { id, name, createdAt } = found;
      return { id, name, status: 'active', createdAt: createdAt?.toISOString() ?? null };
    }
  }
  const made = await askFacebook(ctx, workspaceId, { token, ask: make });
  await saveFormOfVerdict(ctx.db, workspaceId, { id: verdictId, formId: made.id });
  return made;
}
