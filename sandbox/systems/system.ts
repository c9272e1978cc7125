import { parseJson } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { Incoming } from '#sandbox/outside-service.ts';

export interface Trouble {
  status: number;
  message?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** What was asked of a system, with the path as the system itself would see it. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  text: string;
  /** Undefined where it is no JSON. */
  json: unknown;
}

/** One system of somebody else that leads go to. */
export interface System {
  answer(world: World, asked: Asked): Response;
  /** Trouble in its own words. */
  fail(trouble: Trouble): Response;
}

export function askedOf({ method, url, headers, body }: Incoming, path: string): Asked {
  const text = new TextDecoder().decode(body);
  return { method, path, query: url.searchParams, headers, text, json: jsonIn(text) };
}

function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
