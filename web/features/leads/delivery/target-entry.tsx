import type { LeadTarget } from '#contract/leads/lead-targets.ts';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { OnceShownSecret } from '#web/ui/once-shown-secret.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { TargetActions } from './target-actions.tsx';
import { kindWords } from './target-words.ts';
import type { Targets } from './use-targets.ts';

interface TargetEntryProps {
  target: LeadTarget;
  targets: Targets;
  isOpen: boolean;
}

/** One system: what it is and whether leads arrive there; opened, what can be done with it and its log. */
export function TargetEntry({ target, targets, isOpen: isOpenFirst }: TargetEntryProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { id, kind, name, address, lastProblem } = target;
  const { made, forgetSecret } = targets;
  return (
    <li className="px-4">
      <Fold
        look="row"
        heading={
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {name} <State target={target} />
          </span>
        }
        text={[kindWords[kind].name(), address].filter(Boolean).join(' · ')}
        isOpen={isOpen || made?.id === id}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <div className="space-y-5">
          {lastProblem && (
            <p className="text-sm text-danger-text [overflow-wrap:anywhere]">{lastProblem.text}</p>
          )}
          {made?.id === id && (
            <OnceShownSecret
              value={made.secret}
              title={m.leads_webhook_secret()}
              text={m.leads_webhook_secret_text()}
              copy={m.leads_webhook_secret_copy()}
              copied={m.leads_webhook_secret_copied()}
              onKept={forgetSecret}
            />
          )}
          {isOpen && (
            <>
              <TargetActions target={target} targets={targets} />
              <DeliveryLog targetId={id} />
            </>
          )}
        </div>
      </Fold>
    </li>
  );
}

function State({ target: { on, waiting, lastProblem } }: { target: LeadTarget }) {
  if (!on) return <Badge tone="neutral">{m.targets_off()}</Badge>;
  if (lastProblem) return <Badge tone="danger">{m.targets_trouble()}</Badge>;
  if (waiting > 0) return <Badge tone="info">{m.targets_waiting({ count: waiting })}</Badge>;
  return <Badge tone="success">{m.targets_on()}</Badge>;
}
