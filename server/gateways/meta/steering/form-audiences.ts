import { z } from 'zod';
import { unlessMissing } from '../../gateway-error.ts';
import type { Graph } from '../graph/graph.ts';
import { listAll } from '../graph/pages.ts';
import { hashedEmail, hashedPhone } from '../leads/hashed-person.ts';
import type { Account } from '../publishing/tree.ts';

/** Audiences of people who opened a form and did not send it. */
export interface FormAudiences {
  /** By its name, which nobody else gives; undefined where there is none. */
  findAudience(account: Account, name: string): Promise<string | undefined>;
  makeFormAudience(account: Account, audience: { name: string; formId: string }): Promise<string>;
  /** What is gone already counts as removed. */
  removeAudience(account: Account, audienceId: string): Promise<void>;
  /** Takes somebody out of every audience of the ad account, by all addresses and numbers they gave. */
  eraseFromAudiences(account: Account, ways: ContactKeys[]): Promise<void>;
}

export interface ContactKeys {
  email: string | null;
  /** With its country. */
  phone: string | null;
}

/** As far back as Meta remembers who opened a form. */
const retentionSeconds = 90 * 86_400;

export function openFormAudiences(graph: Graph): FormAudiences {
  return {
    async findAudience({ id, token }, name) {
      const call = { path: `${id}/customaudiences`, params: { fields: 'id,name' }, token, adAccountId: id };
      const found = await listAll(graph, call, z.object({ id: z.string(), name: z.string() }));
      return found.find((each) => each.name === name)?.id;
    },

    async makeFormAudience({ id, token }, { name, formId }) {
      const params = { name, prefill: 1, rule: ruleOf(formId) };
      const call = { path: `${id}/customaudiences`, params, token, adAccountId: id };
      return (await graph.post(call, z.object({ id: z.string() }))).id;
    },

    async removeAudience({ id, token }, audienceId) {
      const call = { path: audienceId, token, adAccountId: id };
      await graph.remove(call, z.object({ success: z.literal(true) })).catch(unlessMissing);
    },

    async eraseFromAudiences({ id, token }, ways) {
      const data = ways.map(({ email, phone }) => [
        email ? hashedEmail(email) : '',
        phone ? hashedPhone(phone) : '',
      ]);
      const params = { payload: { schema: ['EMAIL', 'PHONE'], data } };
      const call = { path: `${id}/usersofanyaudience`, params, token, adAccountId: id };
      await graph.remove(call, z.looseObject({}));
    },
  };
}

function ruleOf(formId: string) {
  const whose = (event: string) => ({
    operator: 'or',
    rules: [
      {
        event_sources: [{ id: formId, type: 'lead' }],
        retention_seconds: retentionSeconds,
        filter: { operator: 'and', filters: [{ field: 'event', operator: 'eq', value: event }] },
      },
    ],
  });
  return { inclusions: whose('lead_generation_opened'), exclusions: whose('lead_generation_submitted') };
}
