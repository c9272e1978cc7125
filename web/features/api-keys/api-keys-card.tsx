import { type ApiKey, keyLimits } from '#contract/people/api-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { OnceShownSecret } from '#web/ui/once-shown-secret.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyList } from './key-list.tsx';
import { useApiKeys } from './use-api-keys.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Keys for programs of the customer's own: made, shown once, listed, revoked. */
export function ApiKeysCard() {
  const workspace = useWorkspace();
  const { data: keys, error } = useQuery(api.apiKeys.list.queryOptions());
  const { make, revoke, madeKey, forgetMadeKey, passwordProblem } = useApiKeys();
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<ApiKey>();
  const isFull = keys !== undefined && keys.length >= keyLimits.perWorkspace;
  return (
    <Card
      title={m.keys_title()}
      text={m.keys_text()}
      action={
        <Button asChild variant="ghost" size="small" className="max-sm:-ml-3">
          <a href="/api" target="_blank" rel="noreferrer">
            {m.keys_guide()}
            <ExternalLink aria-hidden />
          </a>
        </Button>
      }
    >
      <div className="space-y-5">
        {error && !keys && <LoadError error={error} />}
        {!keys && !error && <LoadingBlock className="h-30" />}
        {madeKey && (
          <OnceShownSecret
            value={madeKey}
            title={m.keys_made()}
            text={m.keys_made_text()}
            copy={m.keys_copy()}
            copied={m.keys_copied()}
            onKept={forgetMadeKey}
          />
        )}
        {keys && keys.length > 0 && <KeyList keys={keys} onRevoke={setLeaving} />}
        {keys?.length === 0 && <p className="text-sm text-muted">{m.keys_none()}</p>}
        {isFull && <p className="text-sm text-muted">{m.keys_full({ most: keyLimits.perWorkspace })}</p>}
        {keys && (
          <Button variant="secondary" size="small" disabled={isFull} onClick={() => setMaking(true)}>
            {m.keys_new()}
          </Button>
        )}
      </div>
      <Dialog
        open={isMaking}
        onOpenChange={(isOpen) => {
          make.reset();
          setMaking(isOpen);
        }}
        title={m.keys_new()}
        text={m.keys_new_text()}
      >
        <KeyForm
          mostRole={workspace?.role ?? 'viewer'}
          busy={make.isPending}
          passwordProblem={passwordProblem}
          onLeave={() => setMaking(false)}
          onMake={(key) => make.mutate(key, { onSuccess: () => setMaking(false) })}
        />
      </Dialog>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={m.keys_revoke_question({ name: leaving?.name ?? '' })}
        text={m.keys_revoke_text()}
        confirm={m.keys_revoke()}
        danger
        busy={revoke.isPending}
        onConfirm={() =>
          leaving && revoke.mutate({ id: leaving.id }, { onSettled: () => setLeaving(undefined) })
        }
      />
    </Card>
  );
}
