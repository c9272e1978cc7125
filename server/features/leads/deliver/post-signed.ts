import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { type Outcome, outcomeOf } from './deliver-rules.ts';
import { type Message, signatureOf } from './webhook-message.ts';
import type { WebhookRow } from './webhook-queries.ts';

/** Posts a message signed with the customer's secret. What goes wrong there is an outcome, and no error of ours. */
export async function postSigned(
  { customerWebhooks, seal, now }: AppContext,
  { url, sealedSecret, workspaceId }: WebhookRow,
  message: Message,
): Promise<Outcome> {
  const secret = seal.decrypt(sealedSecret, secretContext(workspaceId));
  try {
    const headers = signatureOf(message, { secret, now: now() });
    const { status, waitMs } = await customerWebhooks.post({ url, headers, body: message.body });
    return outcomeOf(status, waitMs);
  } catch (error) {
    if (error instanceof GatewayError) return { httpStatus: null, problem: error.reason };
    throw error;
  }
}

/** What a webhook's secret is sealed for, so that no other workspace's row can hold it. */
export function secretContext(workspaceId: string): string {
  return `lead-webhook:${workspaceId}`;
}
