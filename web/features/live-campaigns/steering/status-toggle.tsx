import { isBrakedAgain } from '#contract/live/delivery.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { server } from '#web/api.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { formatTime } from '#web/ui/format/format.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { useOperationsUnderWay } from '#web/operations/store.ts';
import { statusWords } from '#web/status-words.ts';
import { DeliveryNote, needsDeliveryNote } from '../delivery/delivery-note.tsx';
import { deliveryReasonBrief, deliveryTone, deliveryWord } from '#web/delivery-words.ts';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLiveTools } from '../live-tools.ts';
import { onceOn, onceOnBrief } from './once-on.ts';
import { isSwitchOf } from './switch-under-way.ts';
import { useOperation } from '#web/operations/use-operation.ts';

interface StatusToggleProps {
  campaign: LiveCampaign;
  /** The switch alone, where what it says stands beside it. */
  isBare?: boolean;
  /** In a row: why it is not shown is one line, and all of it opens beside it; no row grows by it. */
  isBrief?: boolean;
}

/** Lets a campaign run, or pauses it, at once and with a way back; beside it what is delivered, where that is not the same. */
export function StatusToggle({ campaign, isBare = false, isBrief = false }: StatusToggleProps) {
  const { facebookCampaignId, name, status, configuredStatus, goneAt } = campaign;
  const { run, isBusy: isAsking } = useOperation();
  const underWay = useOperationsUnderWay(facebookCampaignId);
  const isRunning = configuredStatus === 'ACTIVE';
  const isDeleting = underWay.some(({ details }) => details.kind === 'deletion');
  const switching = underWay.find(({ details }) => isSwitchOf(details, 'campaign', []));
  const isBusy = isAsking || switching !== undefined;
  const { setBrakes, maySteer } = useLiveTools();
  const obstacle = findObstacle();
  const isStoppedAgain = isBrakedAgain(campaign.delivery);
  const meaning = isStoppedAgain ? m.changes_brakes_again() : spendingWords(campaign);

  function findObstacle(): string | undefined {
    if (facebookCampaignId === '') return m.changes_status_no_id();
    if (goneAt !== null) return m.changes_status_gone();
    if (!maySteer) return m.teams_may_not_steer();
    return isDeleting ? m.changes_status_deleting() : undefined;
  }
  function turn(isOn: boolean) {
    // Not disabled meanwhile, which would take the keyboard's place away.
    if (isBusy) return;
    if (isOn && isStoppedAgain) return setBrakes(facebookCampaignId);
    const to = isOn ? 'ACTIVE' : 'PAUSED';
    void run({
      kind: 'status',
      ask: () => server.liveCampaigns.setStatus({ facebookCampaignId, status: to, type: 'campaign' }),
      foreseen: { facebookCampaignId, fields: { status: to, configuredStatus: to } },
      meaning: isOn ? meaning : undefined,
    });
  }
  function words(): string {
    if (isDeleting) return m.changes_deleting_word();
    if (!isBusy) return statusWords(status);
    if (switching?.waitsUntil) return m.changes_waiting_word({ time: formatTime(switching.waitsUntil) });
    return isRunning ? m.changes_starting_word() : m.changes_pausing_word();
  }

  const isNoted = !isBare && (isBrief || !isBusy) && !isDeleting && needsDeliveryNote(campaign);
  // Where there is room for why, one word is enough.
  const said = isNoted && !isBrief ? deliveryWord(campaign.delivery.state) : words();
  const toggle = (
    <span
      className="inline-flex items-center gap-2 whitespace-nowrap"
      aria-busy={isBusy || undefined}
      title={obstacle ?? (isRunning ? undefined : meaning)}
    >
      <Switch
        label={m.changes_run({ name })}
        hint={obstacle ?? (isRunning ? undefined : meaning)}
        hideLabel
        checked={isRunning}
        disabled={obstacle !== undefined}
        onCheckedChange={turn}
      />
      <span
        className={cn(
          isBare ? 'sr-only' : 'text-sm',
          campaign.delivery.state === 'running' && !isBusy ? 'text-accent-text' : 'text-muted',
        )}
      >
        {said}
      </span>
    </span>
  );
  const note = (className = '') => (
    <DeliveryNote delivery={campaign.delivery} campaign={campaign} said={said} className={className} />
  );
  if (isBrief)
    return (
      // As high with the line as without it.
      <div className="flex min-h-11.5 flex-col items-start justify-center">
        {toggle}
        <div className="mt-0.5 h-5 max-w-full empty:hidden">
          {isNoted ? (
            <Why campaign={campaign}>{note()}</Why>
          ) : (
            <OnceOn className="truncate">{onceOnBrief(campaign)}</OnceOn>
          )}
        </div>
      </div>
    );
  if (isBare) return toggle;
  return (
    <div>
      {toggle}
      {isNoted ? note('mt-1.5') : <OnceOn>{onceOn(campaign)}</OnceOn>}
    </div>
  );
}

/** Said before it is switched on. */
function OnceOn({ className, children }: { className?: string; children: string | undefined }) {
  return children && <p className={cn('text-xs text-muted', className)}>{children}</p>;
}

function Why({ campaign: { name, delivery }, children }: { campaign: LiveCampaign; children: ReactNode }) {
  const { state, reason, also } = delivery;
  const said = deliveryReasonBrief(state === 'running' ? (also[0]?.reason ?? reason) : reason);
  return (
    <Popover
      name={m.delivery_why_named({ name })}
      trigger={
        <button
          type="button"
          title={said}
          className={cn(
            '-my-0.5 flex min-h-6 max-w-full items-center gap-1 text-left text-xs hover:underline',
            deliveryTone(state) === 'danger' ? 'text-danger-text' : 'text-muted',
          )}
        >
          <span className="truncate">{said}</span>
          <ChevronDown aria-hidden className="size-3.5 shrink-0" />
        </button>
      }
    >
      {children}
    </Popover>
  );
}

/** What it means in money to let it run. */
function spendingWords({ dailyBudgetMinor, budgetPlace, currency }: LiveCampaign): string {
  if (dailyBudgetMinor === null || budgetPlace === 'lifetime') return m.changes_started_text();
  return m.changes_started_budget({
    amount: formatWholeMoney(dailyBudgetMinor, currency),
    worst: formatWholeMoney(worstDayOf(dailyBudgetMinor), currency),
  });
}
