import { jsonOrNothing, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { asOne, type Incoming, type Service } from '#sandbox/outside-service.ts';
import { faultOfSender } from './check-sender.ts';
import { makeReader, openMessage, type ReaderSecret } from './open-message.ts';

const largest = 4096;
const kind = { subscription: 'push-subscription', message: 'push-message' };

/** A make-believe push service with the browsers behind it (RFC 8030): it opens what it is sent, as they would. */
export function openPush({ store, clock }: World): Service {
  async function answer(incoming: Incoming): Promise<Response> {
    const { method, url, body } = incoming;
    const [, place = '', id = ''] = /^\/push\/(subscriptions|send)\/?([\w-]*)$/.exec(url.pathname) ?? [];
    if (place === 'subscriptions' && method === 'POST')
      return subscribe(url.origin, mapOf(jsonOrNothing(new TextDecoder().decode(body))));
    const known = id ? store.find(id) : undefined;
    if (known?.kind !== kind.subscription) return fail({ status: 404 });
    if (place === 'subscriptions' && method === 'DELETE') {
      store.update(known, { isOver: true });
      return new Response(null, { status: 204 });
    }
    return place === 'send' && method === 'POST' ? take(incoming, known) : fail({ status: 405 });
  }

  /** What a browser does once its person has said yes. */
  async function subscribe(origin: string, asked: Record<string, unknown>): Promise<Response> {
    const reader = await makeReader();
    const serverKey = textOf(asked['applicationServerKey']);
    const { id } = store.insert({ kind: kind.subscription, fields: { ...reader, serverKey } });
    const { p256dh, auth } = reader;
    return Response.json({ id, endpoint: `${origin}/push/send/${id}`, keys: { p256dh, auth } });
  }

  async function take({ url, headers, body }: Incoming, { id, fields }: Thing): Promise<Response> {
    if (fields['isOver']) return fail({ status: 410, message: 'This subscription has ended.' });
    const fault = await faultOfSender(headers.get('authorization'), {
      origin: url.origin,
      serverKey: textOf(fields['serverKey']),
      now: clock.now(),
    });
    if (fault) return fail({ status: 403, message: fault });
    if (!/^\d+$/.test(headers.get('ttl') ?? '')) return fail({ status: 400, message: 'TTL is missing.' });
    if (body.length > largest) return fail({ status: 413, message: 'This is too much.' });
    if (headers.get('content-encoding') !== 'aes128gcm')
      return fail({ status: 400, message: 'This is not encrypted.' });
    try {
      const text = await openMessage(body, fields as unknown as ReaderSecret);
      const urgency = headers.get('urgency') ?? 'normal';
      store.insert({ kind: kind.message, parent: id, fields: { text, urgency, at: clock.now() } });
    } catch {
      return fail({ status: 400, message: 'The browser cannot read this.' });
    }
    return new Response(null, { status: 201, headers: { location: `${url.origin}/push/messages` } });
  }

  return {
    name: 'push',
    open: async (incoming) => asOne(incoming, fail, () => answer(incoming)),
    fail,
    state: () => ({
      messages: store
        .list(kind.message)
        .map(({ parent, fields: { text, urgency, at } }) => ({ subscription: parent, text, urgency, at })),
    }),
  };
}

interface Failure {
  status: number;
  message?: string | undefined;
  headers?: Record<string, string> | undefined;
}

function fail({ status, message = 'No push was taken.', headers = {} }: Failure): Response {
  return Response.json({ code: status, message }, { status, headers });
}
