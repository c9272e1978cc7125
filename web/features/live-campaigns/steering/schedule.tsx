import { dayAt } from '#contract/days.ts';
import type { LiveAdSet, LiveCampaign, LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, server } from '#web/api.ts';
import { mostInAll, mostWords, zoneOf } from '#web/campaign-end.ts';
import { EndChoice } from '#web/end-choice.tsx';
import { useOperationsUnderWay } from '#web/operations/store.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatLongDay } from '#web/ui/format/format.ts';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { PencilButton } from './pencil-button.tsx';

/** Until when a campaign runs, to be changed beside it; of several ad sets the latest end. */
export function Schedule({ detail: { campaign, adSets, adAccountId } }: { detail: LiveCampaignDetail }) {
  const held = adSets.filter(({ goneAt }) => goneAt === null);
  const { facebookCampaignId, goneAt } = campaign;
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const { run, isBusy: isAsking } = useOperation();
  const underWay = useOperationsUnderWay(facebookCampaignId);
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy =
    isAsking || underWay.some(({ details }) => details.kind === 'schedule' || details.kind === 'deletion');
  const last = lastOf(held);
  const account = connection?.adAccounts.find(({ id }) => id === adAccountId);

  return (
    <span className="inline-flex flex-col" aria-busy={isBusy || undefined}>
      <span className="inline-flex items-center gap-1 [overflow-wrap:break-word]">
        {last === null ? m.changes_schedule_stopped() : formatLongDay(last)}
        {goneAt === null && held.length === 1 && (
          <PencilButton
            ref={button}
            name={m.changes_schedule_change()}
            aria-haspopup="dialog"
            aria-expanded={isEditing}
            busy={isBusy}
            onClick={() => setIsEditing(true)}
          />
        )}
      </span>
      {held.length > 1 && <span className="text-xs text-muted">{m.changes_schedule_several()}</span>}
      {isEditing && (
        <AnchoredPopover
          anchor={button}
          name={m.changes_schedule_change()}
          onClose={() => setIsEditing(false)}
        >
          <ScheduleEditor
            endsOn={last}
            campaign={campaign}
            timeZone={zoneOf(account ?? null)}
            onSave={(endsOn) => {
              setIsEditing(false);
              if (endsOn === last) return;
              void run({
                kind: 'schedule',
                ask: () => server.liveCampaigns.setSchedule({ facebookCampaignId, endsOn }),
              });
            }}
          />
        </AnchoredPopover>
      )}
    </span>
  );
}

/** Null as soon as one of them has no end. */
function lastOf(adSets: LiveAdSet[]): string | null {
  return adSets.reduce<string | null>(
    (last, { endsOn }) => (last === null || endsOn === null ? null : endsOn > last ? endsOn : last),
    adSets[0]?.endsOn ?? null,
  );
}

interface ScheduleEditorProps {
  endsOn: string | null;
  campaign: LiveCampaign;
  timeZone: string;
  onSave: (endsOn: string | null) => void;
}

function ScheduleEditor({ endsOn: held, campaign, timeZone, onSave }: ScheduleEditorProps) {
  const { dailyBudgetMinor, currency } = campaign;
  const [endsOn, setEndsOn] = useState(held);
  const [now] = useState(() => Date.now());
  const today = dayAt(now, timeZone);
  const most = mostInAll({ endsOn, dailyBudgetMinor }, timeZone);
  const isTooSoon = endsOn !== null && endsOn < today;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooSoon) onSave(endsOn);
      }}
    >
      <EndChoice
        endsOn={endsOn}
        today={today}
        earliest={today}
        hint={most === undefined ? undefined : mostWords(most, currency)}
        onChange={setEndsOn}
      />
      <Button type="submit" className="mt-4 w-full">
        {m.changes_schedule_save()}
      </Button>
    </form>
  );
}
