import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import type { KeyAccess } from '#contract/people/api-keys.ts';

type TestHouse = Awaited<ReturnType<typeof openTestHouse>>;

export interface Answered {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A program of a customer's: no cookies, no origin, only a key. */
export function openCaller({ app }: Pick<TestHouse, 'app'>, key?: string) {
  return async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const response = await app.fetch(
      new Request(`https://adfjord.test/api${path}`, {
        method,
        headers: {
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      { clientAddress: '203.0.113.7' },
    );
    const { status, headers } = response;
    const isStream = headers.get('content-type')?.includes('event-stream');
    if (isStream) await response.body?.cancel();
    const text = isStream ? '{}' : await response.text();
    return { status, headers, body: text.startsWith('{') ? JSON.parse(text) : { text } };
  };
}

/** The same program where files lie, beside `/api`. */
export function filesFor({ app }: Pick<TestHouse, 'app'>, key: string) {
  return {
    fetch: async (path: string, init?: RequestInit): Promise<Response> => {
      const request = new Request(new URL(path, 'https://adfjord.test'), init);
      request.headers.set('authorization', `Bearer ${key}`);
      return app.fetch(request, { clientAddress: '203.0.113.7' });
    },
  };
}

/** A program with a new key of this person's. */
export async function callerFor(house: TestHouse, visitor: Visitor, access: KeyAccess) {
  const { key } = await visitor.makeKey({ name: `to ${access} with`, access });
  return openCaller(house, key);
}
