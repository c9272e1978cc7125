import { type Fields, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import type { GraphCall } from './call.ts';
import type { GraphError } from './graph-error.ts';

interface Told {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const throttles = new Set([4, 17, 32, 613]);

/** Subcodes that only few have seen: a form's name that is taken, a payment method that is missing. */
const unconfirmed = new Set([1_892_180, 1_359_188]);

/** An error as Meta tells it. Its status and the form of its error_data are uncertain, so switches decide. */
export function errorAnswer(world: World, error: GraphError, trace: string): Told {
  const body = error.body(trace);
  return { status: statusOf(world, error), headers: error.headers, body: inForm(world, body) };
}

function statusOf(world: World, { row, status }: GraphError): number {
  if (row.code === 190) return switchOf(world, 'dead_token_status');
  if (row.code === 803) return switchOf(world, 'unknown_alias_status');
  const isThrottle = throttles.has(row.code) || (row.code >= 80_000 && row.code < 80_100);
  return isThrottle ? switchOf(world, 'throttle_status') : status;
}

/** `error_data` is JSON in a text most of the time, and most subcodes are told. */
function inForm(world: World, body: Fields): Fields {
  // GraphError's own body has this shape.
  const error = body['error'] as Fields;
  const { error_data: data, error_subcode: subcode, ...others } = error;
  const isHidden = unconfirmed.has(Number(subcode)) && switchOf(world, 'unconfirmed_subcodes') === 'left-out';
  const isObject = typeof data === 'string' && switchOf(world, 'error_data_form') === 'object';
  const told: Fields = {
    ...(data !== undefined && { error_data: isObject ? JSON.parse(data) : data }),
    ...(subcode !== undefined && !isHidden && { error_subcode: subcode }),
  };
  return { ...body, error: { ...others, ...told } };
}

/** What switches and parameters do to any answer at the end. */
export function finish<Answer extends Told>(world: World, { params }: GraphCall, answer: Answer): Answer {
  const isAlwaysOk =
    textOf(params['suppress_http_code']) === '1' && switchOf(world, 'suppress_http_code') === 'honoured';
  const type = `${switchOf(world, 'answer_type')}; charset=UTF-8`;
  const headers = { ...answer.headers, 'content-type': type };
  return { ...answer, headers, status: isAlwaysOk ? 200 : answer.status };
}
