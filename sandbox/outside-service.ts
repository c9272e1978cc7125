import type { ErrorTrouble } from '#sandbox/faults/trouble-kinds.ts';

export const serviceNames = [
  'meta',
  'writer',
  'pictures',
  'meetings',
  'mailbox',
  'websites',
  'register',
  'systems',
  'push',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A request whose body has been read once, so that it can be looked at more than once. */
export interface Incoming {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** One thing asked for: the request itself, or each of the calls inside a batch. */
export interface Operation {
  method: string;
  path: string;
}

/** A request taken apart, not yet answered. */
export interface ParsedRequest {
  operations: Operation[];
  /** `failing` names the operations that somebody asked to go wrong, by their place. */
  answer(failing: Map<number, ErrorTrouble>): Promise<Response>;
}

/** One make-believe outside service. */
export interface Service {
  name: ServiceName;
  open(incoming: Incoming): Promise<ParsedRequest>;
  /** Trouble in the words this service would use. */
  fail(trouble: Omit<ErrorTrouble, 'kind'>): Response;
  /** What it has made, by kind. */
  state(): Record<string, unknown[]>;
}

type Answer = Response | Promise<Response>;

/** A request that asks for one thing: it is answered, or goes wrong as somebody asked. */
export function asOne(
  { method, url }: Incoming,
  fail: (trouble: ErrorTrouble) => Answer,
  answer: () => Answer,
): ParsedRequest {
  return {
    operations: [{ method, path: url.pathname }],
    answer: async (failing) => {
      const trouble = failing.get(0);
      return trouble ? fail(trouble) : answer();
    },
  };
}
