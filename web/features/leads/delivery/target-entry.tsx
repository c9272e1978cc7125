import type { LeadTarget } from '#contract/leads/lead-targets.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
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
      <details open={isOpen || made?.id === id} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="group flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-3 text-sm">
          <span className="min-w-0 flex-1 basis-40">
            <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
            <span className="block text-xs text-muted [overflow-wrap:anywhere]">
              {[kindWords[kind].name(), address].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-3">
            <State target={target} />
            <ChevronDown aria-hidden className="size-4 text-muted [details[open]_&]:rotate-180" />
          </span>
        </summary>
        <div className="space-y-5 pb-5">
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
      </details>
    </li>
  );
}

function State({ target: { on, waiting, lastProblem } }: { target: LeadTarget }) {
  if (!on) return <Badge tone="neutral">{m.targets_off()}</Badge>;
  if (lastProblem) return <Badge tone="danger">{m.targets_trouble()}</Badge>;
  if (waiting > 0) return <Badge tone="info">{m.targets_waiting({ count: waiting })}</Badge>;
  return <Badge tone="success">{m.targets_on()}</Badge>;
}
