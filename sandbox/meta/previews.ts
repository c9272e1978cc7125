import { mapOf, textOf } from '../json.ts';
import { ensureCreative } from './creatives.ts';
import { GraphError } from './graph-error.ts';
import type { Edge } from './node-type.ts';
import { map, readParams, required, text } from './params.ts';

/** A frame that shows the creative as an ad. */
export const previewsEdge: Edge = {
  list(visit, account) {
    const { ad_format: format, creative } = readParams(visit.call.params, {
      ad_format: required(text),
      creative: required(map),
    });
    const id = textOf(mapOf(creative)['creative_id']);
    const known = id ? visit.world.store.find(id) : ensureCreative(visit, account, mapOf(creative));
    if (known?.kind !== 'adcreative' || known.account !== account.account)
      throw new GraphError('noObject', { id, method: 'get' });
    const address = `${visit.world.publicUrl}/meta/preview/${known.id}?ad_format=${textOf(format)}&amp;t=practice`;
    const body = `<iframe src="${address}" width="335" height="450" scrolling="yes" style="border: none;"></iframe>`;
    return { rows: [{ body }], bare: true };
  },
};
