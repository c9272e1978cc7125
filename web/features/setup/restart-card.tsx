import type { SetupState } from '#contract/operator/setup.ts';
import { useMutation } from '@tanstack/react-query';
import { queryClient, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast } from '#web/ui/toast/toast.tsx';

const lookAgainMs = 1000;
/** A start with a migration takes longer than one without. */
const patienceMs = 180_000;

/** Says what waits for a restart, and restarts where somebody starts the server again. */
export function RestartCard({ state: { startsAgain, nextUrl } }: { state: SetupState }) {
  const restart = useMutation({
    async mutationFn() {
      const before = await startedAt();
      await server.setup.restart();
      await untilStartedAfter(before);
    },
    async onSuccess() {
      // A browser that stays at the old name is let in by nobody any more.
      if (new URL(nextUrl).origin !== location.origin) return location.assign(`${nextUrl}/setup`);
      await queryClient.invalidateQueries();
      toast(m.setup_restarted());
    },
  });
  return (
    <Banner
      tone={restart.error ? 'danger' : 'warning'}
      title={m.setup_waits()}
      action={
        startsAgain && (
          <Button busy={restart.isPending} onClick={() => restart.mutate()}>
            {m.setup_restart()}
          </Button>
        )
      }
    >
      {restart.error && <p>{wordsFor(restart.error)}</p>}
      {!restart.error && restart.isPending && <p>{m.setup_restarting()}</p>}
      {!restart.error && !restart.isPending && (
        <p>{startsAgain ? m.setup_waits_text() : m.setup_waits_by_hand()}</p>
      )}
    </Banner>
  );
}

async function startedAt(): Promise<string | undefined> {
  const answer = await fetch('/healthz', { signal: AbortSignal.timeout(lookAgainMs * 5) });
  return ((await answer.json()) as { startedAt?: string }).startedAt;
}

/** Resolves once another process answers than before. */
async function untilStartedAfter(before: string | undefined): Promise<void> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    const now = await startedAt().catch(() => undefined);
    if (now !== undefined && now !== before) return;
  }
  throw new TypeError('The server did not come back.');
}
