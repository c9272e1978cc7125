import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';

/** That the figures could not be had, why, and another try. */
export function MetricsTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      title={m.apicalls_trouble()}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {m.ui_try_again()}
        </Button>
      }
    >
      {wordsFor(error)}
    </Banner>
  );
}
