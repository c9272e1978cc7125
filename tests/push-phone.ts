import type { PushMessage } from '#server/features/people/push/send-push.ts';
import { serveHere } from './serve-here.ts';
import type { Visitor } from './visitor.ts';

interface House {
  fetchOutside: (request: Request) => Promise<Response>;
}

interface Pushed {
  subscription: string;
  text: string;
  urgency: string;
}

/** The make-believe push service at an address of its own, as ours are reached only there. Wants a house that may call this machine. */
export async function openPushService({ fetchOutside }: House) {
  const { port, close } = await serveHere(fetchOutside);
  return { ...phonesAt(`http://localhost:${port}`), close };
}

/** Telephones whose push service is at that address. */
export function phonesAt(url: string) {
  const messages = async () => {
    const state = await (await fetch(`${url}/_sandbox/state?service=push`)).json();
    return (state as { push: { messages: Pushed[] } }).push.messages;
  };

  /** Somebody's telephone, on which they have said yes. */
  async function openPhone(visitor: Visitor) {
    const { publicKey: applicationServerKey } = await visitor.ask.push.get();
    const answer = await fetch(`${url}/push/subscriptions`, {
      method: 'POST',
      body: JSON.stringify({ applicationServerKey }),
    });
    const { id: subscription, ...address } = (await answer.json()) as {
      id: string;
      endpoint: string;
      keys: { p256dh: string; auth: string };
    };
    const { id } = await visitor.ask.push.addBrowser(address);
    return {
      id,
      address,
      /** What it was told so far. */
      told: async () =>
        (await messages())
          .filter((message) => message.subscription === subscription)
          .map(({ text }) => JSON.parse(text) as PushMessage),
      /** Its owner takes the yes back, in the browser alone. */
      switchOff: () => fetch(`${url}/push/subscriptions/${subscription}`, { method: 'DELETE' }),
    };
  }
  return { url, openPhone };
}
