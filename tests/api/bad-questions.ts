import type { ApiDocument, Operation } from '#server/api-docs/api-answers.ts';
import type { Schema } from '#server/api-docs/api-examples.ts';
import { type BadValue, badValuesFor, brokenBodies } from './bad-values.ts';

export interface Question {
  /** For whoever reads that it failed. */
  name: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Place {
  path: string[];
  schema: Schema;
  in: 'path' | 'query' | 'body';
}

const json = { 'content-type': 'application/json' };
const marker = '"here-something-bad"';

/** Every operation of the contract, as the document tells it: files go in and out at doors of their own. */
export function operationsOf({ paths }: ApiDocument) {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    )
    .filter(({ operation }) => !operation.servers);
}

export type Door = ReturnType<typeof operationsOf>[number];

/** Each field of an operation given each value it should not have, at both doors; then bodies that are none. */
export function badQuestionsFor(door: Door, known: Record<string, unknown>): Question[] {
  const { operation, path, method } = door;
  const body = operation.requestBody?.content['application/json'];
  const example = { ...examplesIn(operation), ...(body?.example as object), ...known };
  const places = placesOf(operation);
  const rpcPath = `/rpc/${operation.operationId.replace('.', '/')}`;
  const nowhere = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(example[name]));
  return [
    ...places.flatMap((place) =>
      badValuesFor(place.schema).flatMap((value) => [
        askRpc(rpcPath, example, place, value),
        ...(value.kind === undefined ? [askApi(door, example, place, value)] : []),
      ]),
    ),
    ...brokenBodies.flatMap((broken) => [
      {
        name: `${rpcPath} is sent ${broken.slice(0, 60)}`,
        method: 'POST',
        path: rpcPath,
        headers: json,
        body: broken,
      },
      ...(method === 'GET'
        ? []
        : [
            {
              name: `${method} ${path} is sent ${broken.slice(0, 60)}`,
              method,
              path: `/api${nowhere}`,
              headers: json,
              body: broken,
            },
          ]),
    ]),
  ];
}

function examplesIn({ parameters = [] }: Operation): Record<string, unknown> {
  return Object.fromEntries(
    parameters.filter(({ required }) => required).map(({ name, example }) => [name, example]),
  );
}

function placesOf({ parameters = [], requestBody }: Operation): Place[] {
  const body = requestBody?.content['application/json'];
  return [
    ...parameters.map((one) => ({ path: [one.name], schema: one.schema, in: one.in as 'path' | 'query' })),
    ...fieldsOf(body?.schema ?? {}).map((field) => ({ ...field, in: 'body' as const })),
  ];
}

/** Every field at every depth, with the first entry of a list standing for all of them. */
function fieldsOf(schema: Schema, path: string[] = []): { path: string[]; schema: Schema }[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const choices = [...anyOf, ...oneOf].flatMap((choice) => fieldsOf(choice, path).slice(1));
  const inside = Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, [...path, name]));
  const first = items ? fieldsOf(items, [...path, '0']) : [];
  const itself = path.length > 0 ? [{ path, schema }] : [];
  return [...itself, ...choices, ...inside, ...first];
}

function askRpc(path: string, example: object, place: Place, { name, json: bad, kind }: BadValue): Question {
  const meta =
    kind === undefined
      ? []
      : [[kind, ...place.path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))]];
  const body = `{"json":${bodyWith(example, place.path, bad)},"meta":${JSON.stringify(meta)}}`;
  return { name: `${path}, ${place.path.join('.')} is ${name}`, method: 'POST', path, headers: json, body };
}

function askApi(
  { method, path, operation }: Door,
  example: object,
  place: Place,
  { name, json: bad }: BadValue,
): Question {
  const told = `${method} ${path}, ${place.path.join('.')} is ${name}`;
  const inAddress = inAnAddress(bad);
  const fields = example as Record<string, unknown>;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    field === place.path[0] && place.in === 'path' ? inAddress : encodeURIComponent(String(fields[field])),
  );
  const query = place.in === 'query' ? `?${place.path[0]}=${inAddress}` : '';
  const hasBody = operation.requestBody !== undefined && method !== 'GET';
  const body = place.in === 'body' ? bodyWith(example, place.path, bad) : JSON.stringify(example);
  return { name: told, method, path: `/api${address}${query}`, ...(hasBody && { headers: json, body }) };
}

/** The example with something else at one place of it. */
function bodyWith(example: object, path: string[], bad: string): string {
  const copy = structuredClone(example) as Record<string, unknown>;
  let within = copy;
  for (const step of path.slice(0, -1)) {
    const next = within[step];
    within = (within[step] = typeof next === 'object' && next !== null ? next : {}) as typeof within;
  }
  within[path.at(-1)!] = JSON.parse(marker);
  return JSON.stringify(copy).replace(marker, () => bad);
}

/** As it would stand in an address; half a letter there is bytes that are no UTF-8. */
function inAnAddress(bad: string): string {
  const text = bad.startsWith('"') ? (JSON.parse(bad) as string) : bad.slice(0, 8_000);
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 12_000) : '%ED%A0%BD';
}
