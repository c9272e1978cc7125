import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

interface FoundNoneProps {
  /** Whether anything was searched for. */
  isFiltered: boolean;
  onClear: () => void;
  /** Reads the list anew, unless it is being read. */
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** That nobody is like what was searched for, and the way back to all; of all, that those who were counted are on their way. */
export function FoundNone({ isFiltered, onClear, refetch }: FoundNoneProps) {
  if (!isFiltered) return <Coming refetch={refetch} />;
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

function Coming({ refetch }: Pick<FoundNoneProps, 'refetch'>) {
  useEffect(() => void refetch({ cancelRefetch: false }), [refetch]);
  return <LoadingBlock className="h-102 bg-surface" />;
}
