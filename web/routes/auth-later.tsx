import { api, queryClient } from '#web/api.ts';
import { Asking } from '#web/asking.tsx';
import { KeysLeft as AskForKeys } from '#web/features/api-keys/keys-left.tsx';
import { EmailChangeArrival as ConfirmEmail } from '#web/features/people/profile/email-change-arrival.tsx';
import type { ComponentProps } from 'react';

/** Whether keys of the person who is signed in go on working. Where nobody answers, nothing is asked of them. */
export async function hasKeys(): Promise<boolean> {
  const keys = await queryClient.fetchQuery(api.apiKeys.list.queryOptions()).catch(() => []);
  return keys.length > 0;
}

export function KeysLeft(props: ComponentProps<typeof AskForKeys>) {
  return (
    <Asking>
      <AskForKeys {...props} />
    </Asking>
  );
}

export function EmailChangeArrival(props: ComponentProps<typeof ConfirmEmail>) {
  return (
    <Asking>
      <ConfirmEmail {...props} />
    </Asking>
  );
}
