import { z } from 'zod';
import { coded } from '#server/platform/coded-text.ts';
import type { Fetch } from '../fetch.ts';
import { GatewayError, unlessMissing } from '../gateway-error.ts';
import { type Reply, type RequestPolicy, send } from '../http.ts';
import { bareNumber, isFirmNumber } from './firm-number.ts';
import { Unit, UnitList, type RegisteredFirm, toFirm } from './unit.ts';

/** The register of Norwegian firms (Enhetsregisteret), which is open to everybody. */
export interface Register {
  /** By name, at most ten, those that fit best first. */
  findFirms(name: string): Promise<RegisteredFirm[]>;
  /** By number; undefined where there is none, or none any more. */
  getFirm(number: string): Promise<RegisteredFirm | undefined>;
}

interface RegisterOptions {
  /** For example `https://data.brreg.no/enhetsregisteret/api`. */
  url: string;
  fetch?: Fetch;
}

const service = 'Enhetsregisteret';
const patienceMs = 8_000;
const most = 10;

/** Opens the way to the register. */
export function openRegister({ url, fetch = globalThis.fetch }: RegisterOptions): Register {
  const line: RequestPolicy = { service, fetch, explain, patienceMs };
  const ask = <Answer>(path: string, schema: z.ZodType<Answer>) =>
    send(new Request(`${url}/${path}`, { headers: { accept: 'application/json' } }), schema, line);

  return {
    async findFirms(name) {
      const query = new URLSearchParams({ navn: name, size: String(most), page: '0' });
      const { _embedded: found } = await ask(`enheter?${query.toString()}`, UnitList);
      return (found?.enheter ?? []).map(toFirm);
    },
    async getFirm(number) {
      if (!isFirmNumber(number)) return undefined;
      const unit = await ask(`enheter/${bareNumber(number)}`, Unit).catch(unlessMissing);
      return unit && toFirm(unit);
    },
  };
}

/** Unknown numbers answer 404, deleted ones 410, with or without words. */
function explain({ status }: Reply): GatewayError | undefined {
  if (status !== 404 && status !== 410) return undefined;
  const reason = coded('outside-status', { status });
  return new GatewayError({ service, failureKind: 'not-found', reason });
}
