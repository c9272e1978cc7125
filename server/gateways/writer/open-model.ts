import { parseJson } from '../http.ts';
import type { Fetch } from '../fetch.ts';
import { plainFetch } from '../plain-fetch.ts';

const defaultModel = 'claude-sonnet-4-6';
const patienceMs = 120_000;

export interface WriterOptions {
  /** The Messages API with its version, for example `https://api.anthropic.com/v1`. */
  url: string;
  key: string;
  model?: string;
  fetch?: Fetch;
}

export interface Asking {
  signal: AbortSignal;
  /** Told what is sent to the model, once for each request; the key is not among it. */
  onRequest?: ((payload: unknown) => void) | undefined;
  /** Told of each request that the model began to answer, and that therefore has to be paid. */
  onBilled?: (() => void) | undefined;
}

/** The way to the model, opened anew for each question. */
export type OpenModel = ReturnType<typeof modelsAt>;

export function modelsAt({ url, key, model = defaultModel, fetch = globalThis.fetch }: WriterOptions) {
  return async ({ onRequest, onBilled }: Asking) => {
    // Large, and not needed before somebody writes.
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    async function fetchAndTell(request: Request): Promise<Response> {
      if (onRequest) onRequest(parseJson(await request.clone().text()));
      const response = await fetch(request);
      if (response.ok) onBilled?.();
      return response;
    }
    const told = plainFetch({ service: 'Writer', fetch: fetchAndTell, patienceMs });
    return createAnthropic({ baseURL: url, apiKey: key, fetch: told })(model);
  };
}
