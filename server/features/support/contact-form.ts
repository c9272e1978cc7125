import { contactPages, ContactMessage } from '#contract/support.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { receiveMessage } from './receive-message.ts';

/** Takes the contact form of a browser without script, and leads it back to the words that say how it went. */
export function contactForm(ctx: AppContext) {
  return async (request: Request, clientAddress: string): Promise<Response> => {
    const form = await readForm(request);
    const message = ContactMessage.safeParse(form);
    const isSent = message.success && (await isTaken(ctx, message.data, clientAddress));
    const place = `${pageOf(form)}#${isSent ? 'message-sent' : 'message-not-sent'}`;
    return new Response(null, { status: 303, headers: { location: place } });
  };
}

/** What is no form holds nothing. */
async function readForm(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    return {};
  }
}

async function isTaken(ctx: AppContext, message: ContactMessage, clientAddress: string): Promise<boolean> {
  if (JSON.stringify(message).includes(String.raw`\u0000`)) return false;
  try {
    await receiveMessage(ctx, message, clientAddress);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Where the form stood, in its language. */
function pageOf(form: Record<string, unknown>): string {
  const page = contactPages.find((known) => known === form['page']) ?? 'contact';
  return form['language'] === 'nb' ? `/nb/${page}` : `/${page}`;
}
