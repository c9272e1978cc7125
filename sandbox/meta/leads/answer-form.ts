import { CannotObey } from '#sandbox/control/cannot-obey.ts';
import type { Fields } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { effectiveStatus } from '#sandbox/meta/campaigns/effective-status.ts';
import { leadArrived } from '#sandbox/meta/webhooks/webhooks.ts';
import { answersTo, consentsTo } from './answers.ts';
import { newLeadId } from './lead-id.ts';
import { formOf } from './lead-harvest.ts';

/** People answer a form: by way of an ad that runs with it, or of their own accord when there is none. */
export function answerForm(world: World, formId: string, count: number): Fields {
  const { store, clock } = world;
  const form = store.find(formId);
  if (form?.kind !== 'leadgen_form') throw new CannotObey(`There is no form ${formId}.`);
  const runs = store
    .list('ad')
    .filter((ad) => formOf(store, ad) === formId && effectiveStatus(world, ad) === 'ACTIVE');
  const ids = store.transaction(() =>
    Array.from({ length: count }, (_, place) => {
      const person = `${store.newId()} ${place}`;
      const ad = runs[place % Math.max(1, runs.length)];
      const fields = {
        created_time: clock.now(),
        ...(ad && { ad_id: ad.id }),
        is_organic: ad === undefined,
        platform: place % 2 === 0 ? 'fb' : 'ig',
        field_data: answersTo(form, person),
        ...consentsTo(form, person),
      };
      const lead = store.insert({
        id: newLeadId(store),
        kind: 'lead',
        account: ad?.account ?? '',
        parent: formId,
        fields,
      });
      leadArrived(world, lead);
      return lead.id;
    }),
  );
  return { leadIds: ids };
}
