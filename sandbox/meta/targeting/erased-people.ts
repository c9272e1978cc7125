import { at, type Fields, listOf, textOf } from '#sandbox/json.ts';
import { mustBe } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge } from '#sandbox/meta/graph/node-type.ts';
import { map, readParams, required } from '#sandbox/meta/graph/params.ts';

/** `usersofanyaudience`: takes people out of every audience of the ad account, by hashed keys. */
export const usersOfAnyAudienceEdge: Edge = {
  remove({ world, call }, { account }) {
    const { payload } = readParams(call.params, { payload: required(map) });
    const schema = listOf(at(payload, 'schema')).map(textOf);
    const rows = listOf(at(payload, 'data')).map((row) => listOf(row).map(textOf));
    if (schema.length === 0 || rows.some((row) => row.length !== schema.length))
      throw mustBe('payload[data]', 'rows with a value for each key of the schema');
    const isHashed = (row: string[]) =>
      row.some(Boolean) && row.every((value) => /^([\da-f]{64})?$/.test(value));
    const valid = rows.filter(isHashed);
    for (const row of valid) {
      const fields: Fields = Object.fromEntries(schema.map((key, place) => [key, row[place]]));
      world.store.insert({ kind: 'erased-person', account, fields });
    }
    return {
      num_received: rows.length,
      num_invalid_entries: rows.length - valid.length,
      invalid_entry_samples: {},
    };
  },
};
