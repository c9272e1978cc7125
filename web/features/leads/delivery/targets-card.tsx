import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { TargetDialog } from './target-dialog.tsx';
import { TargetEntry } from './target-entry.tsx';
import { useTargets } from './use-targets.ts';

/** The systems leads are delivered to, whether they arrive, and how to set one up. */
export function TargetsCard() {
  const { data: listed, error } = useQuery(api.leads.listTargets.queryOptions());
  const [isAdding, setAdding] = useState(false);
  const targets = useTargets();
  return (
    <Card
      heading="h3"
      title={m.targets_title()}
      text={m.targets_text()}
      action={
        listed && (
          <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {m.targets_add()}
          </Button>
        )
      }
    >
      {error && !listed && <LoadError error={error} />}
      {!listed && !error && <LoadingBlock className="h-30" />}
      {listed?.length === 0 && <p className="text-sm text-muted">{m.targets_none()}</p>}
      {listed && listed.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {listed.map((target) => (
            <TargetEntry key={target.id} target={target} targets={targets} isOpen={listed.length === 1} />
          ))}
        </ul>
      )}
      <TargetDialog open={isAdding} onOpenChange={setAdding} targets={targets} />
    </Card>
  );
}
