import { z } from 'zod';
import { oddKey } from './odd-key.ts';
import type { Asked, Asking, Target, TargetAnswer, ToldLead } from './target.ts';

const Made = z.object({ data: z.object({ id: z.union([z.number(), z.string()]) }) });
const Found = z.object({
  data: z.object({ items: z.array(z.object({ item: z.object({ id: z.number() }) })) }),
});
const Leads = z.object({ data: z.array(z.object({ title: z.string() })).nullable() });

/** A person and a lead of Pipedrive: https://developers.pipedrive.com/docs/api/v1. It has no upsert, so each is looked for first. */
export const pipedrive: Target = {
  takes: ['created'],
  fault: oddKey,
  async send(told, { secret }, doors) {
    if (told.event !== 'created') return { status: 200 };
    const { lead } = told;
    const ask = (path: string, rest: Omit<Asking, 'url'> = {}) =>
      doors.ask({ url: `${doors.url}${path}`, headers: { 'x-api-token': secret }, ...rest });

    const way = lead.email ? 'email' : 'phone';
    const term = lead[way];
    const found = term ? await ask(searchFor(way, term)) : undefined;
    if (found && !isDone(found)) return refusal(found);
    const known = Found.safeParse(found?.body).data?.data.items[0]?.item.id;
    const person = known === undefined ? await ask('/api/v2/persons', { body: personOf(lead) }) : undefined;
    if (person && !isDone(person)) return refusal(person);
    const personId = known ?? Made.safeParse(person?.body).data?.data.id;

    const title = titleOf(lead);
    if (told.isRepeated) {
      const theirs = await ask(`/v1/leads?person_id=${personId}`);
      if (!isDone(theirs)) return refusal(theirs);
      const titles = Leads.safeParse(theirs.body).data?.data ?? [];
      if (titles.some((each) => each.title === title)) return { status: 200 };
    }
    const made = await ask('/v1/leads', { body: { title, person_id: personId } });
    return isDone(made) ? { status: made.status } : refusal(made);
  },
};

function searchFor(fields: 'email' | 'phone', term: string): string {
  const query = new URLSearchParams({ term, fields, exact_match: 'true' });
  return `/api/v2/persons/search?${query.toString()}`;
}

function personOf({ name, email, phone }: ToldLead) {
  return {
    name: name ?? email ?? phone ?? 'Lead',
    ...(email && { emails: [{ value: email, primary: true, label: 'work' }] }),
    ...(phone && { phones: [{ value: phone, primary: true, label: 'mobile' }] }),
  };
}

/** Ends with what tells it from the person's other leads. */
function titleOf({ id, name, campaign, form }: ToldLead): string {
  return `${name ?? 'Lead'} · ${campaign?.title ?? form.name} · ${id.slice(0, 8)}`;
}

function isDone({ status }: Asked): boolean {
  return status >= 200 && status < 300;
}

function refusal({ status, waitMs, body }: Asked): TargetAnswer {
  return { status, waitMs, words: z.object({ error: z.string() }).safeParse(body).data?.error };
}
