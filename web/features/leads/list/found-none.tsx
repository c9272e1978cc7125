import { SearchX } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** That nobody is like what was searched for, and the way back to all. */
export function FoundNone({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      heading="h3"
      title={m.leads_found_none_title()}
      text={m.leads_found_none_text()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.leads_found_none_action()}
        </Button>
      }
    />
  );
}
