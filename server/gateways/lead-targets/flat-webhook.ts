import type { Target, Told } from './target.ts';
import { movedTo } from './moved-to.ts';

/** Zapier, Make and their like learn the fields from the first sample: every key is there, whatever was answered. */
export const flatWebhook: Target = {
  takes: ['created', 'updated', 'erased'],
  async send(told, { secret }, { ask, post, url }) {
    const moved = movedTo(url, secret);
    const body = flatBodyOf(told);
    if (moved) return ask({ url: moved, body });
    return post({ url: secret, headers: { 'webhook-id': told.id }, body: JSON.stringify(body) });
  },
};

function flatBodyOf({ id, event, createdAt, isTest, lead: told }: Told) {
  const lead = 'answers' in told ? told : undefined;
  const [firstName = '', ...lastNames] = lead?.name?.split(' ') ?? [];
  const answers = Object.entries(lead?.answers ?? {}).map(([name, answer]) => `${name}: ${answer}`);
  return {
    id,
    event: `lead.${event}`,
    at: createdAt,
    test: isTest,
    lead_id: told.id,
    meta_lead_id: told.metaLeadId,
    sent_at: lead?.createdAt ?? '',
    status: lead?.status ?? '',
    full_name: lead?.name ?? '',
    first_name: firstName,
    last_name: lastNames.join(' '),
    email: lead?.email ?? '',
    phone: lead?.phone ?? '',
    phone_local: lead?.phone?.replace(/^\+47/, '') ?? '',
    campaign_id: lead?.campaign?.id ?? '',
    campaign_name: lead?.campaign?.title ?? '',
    form_id: lead?.form.id ?? '',
    form_name: lead?.form.name ?? '',
    ad_id: lead?.adId ?? '',
    answers: answers.join('\n'),
  };
}
