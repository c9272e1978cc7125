import type { Told } from '#server/gateways/lead-targets/target.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { type Outcome, outcomeOf } from './deliver-rules.ts';
import type { TargetRow } from './target-queries.ts';

/** Tells a target something. What goes wrong there is an outcome, and no error of ours. */
export async function sendTold(
  { leadTargets, seal }: AppContext,
  { kind, address, sealedSecret, workspaceId }: TargetRow,
  told: Told,
): Promise<Outcome> {
  const secret = seal.decrypt(sealedSecret, secretContext(workspaceId));
  try {
    const answer = await leadTargets.send(kind, told, { address, secret });
    if ('cannot' in answer) return { httpStatus: null, problem: answer.cannot, isFinal: true };
    return outcomeOf(answer);
  } catch (error) {
    if (error instanceof GatewayError) return { httpStatus: null, problem: error.reason };
    throw error;
  }
}

/** What a target's secret is sealed for, so that no other workspace's row can hold it. */
export function secretContext(workspaceId: string): string {
  return `lead-webhook:${workspaceId}`;
}
