import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import type { KindName, OperationKind } from './kind.ts';

const payload = z.object({
  workspaceId: KeptWorkspaceId,
  id: z.uuid(),
});

/** Under which names, and with what, the queue keeps the promise of an operation. */
export const runAddresses = {
  prompt: { name: 'run-operation', payload },
  patient: { name: 'run-patient-operation', payload },
};

export function addressOf({ isPatient = false }: Pick<OperationKind<KindName>, 'isPatient'>) {
  return isPatient ? runAddresses.patient : runAddresses.prompt;
}
