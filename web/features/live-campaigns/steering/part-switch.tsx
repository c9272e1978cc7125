import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Switch } from '#web/ui/form/switch.tsx';
import { useOperationsUnderWay } from '#web/operations/store.ts';
import { failedTitle } from '#web/operations/words.ts';
import { statusWords } from '#web/status-words.ts';
import { useMaySteer } from '../live-tools.ts';
import { isSwitchOf } from './switch-under-way.ts';
import { useOperation } from '#web/operations/use-operation.ts';

interface PartSwitchProps {
  campaign: LiveCampaign;
  type: 'ad-set' | 'ad';
  id: string;
  name: string;
  configuredStatus: string;
}

/** Lets one ad set or one ad run, or pauses it. */
export function PartSwitch({ campaign, type, id, name, configuredStatus }: PartSwitchProps) {
  const { facebookCampaignId } = campaign;
  const { run, isBusy: isAsking } = useOperation();
  const underWay = useOperationsUnderWay(facebookCampaignId);
  const isBusy = isAsking || underWay.some(({ details }) => isSwitchOf(details, type, [id]));
  const maySteer = useMaySteer();
  const isOn = configuredStatus === 'ACTIVE';
  // Its only ad set is often called what the campaign is.
  const label = type === 'ad-set' ? m.changes_run_ad_set({ name }) : m.changes_run({ name });
  function turn(on: boolean) {
    if (isBusy) return;
    const status = on ? 'ACTIVE' : 'PAUSED';
    void run({
      kind: 'status',
      refusedTitle: failedTitle('status', type),
      ask: () => server.liveCampaigns.setStatus({ facebookCampaignId, status, type, ids: [id] }),
    });
  }
  function words(): string {
    if (!isBusy) return statusWords(configuredStatus);
    return isOn ? m.changes_pausing_word() : m.changes_starting_word();
  }
  return (
    <span className="inline-flex items-center gap-2" aria-busy={isBusy || undefined}>
      <Switch
        label={label}
        hint={!maySteer && m.teams_may_not_steer()}
        hideLabel
        checked={isOn}
        disabled={!maySteer}
        onCheckedChange={turn}
      />
      <span className="text-sm text-muted">{words()}</span>
    </span>
  );
}
