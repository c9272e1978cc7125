import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Switch } from '#web/ui/form/switch.tsx';

interface TargetCampaignsProps {
  /** Null for all. */
  chosen: string[] | null;
  onChosenChange: (chosen: string[] | null) => void;
}

/** Whether a system gets the leads of all campaigns, or of which. */
export function TargetCampaigns({ chosen, onChosenChange }: TargetCampaignsProps) {
  const { data: campaigns = [] } = useQuery(api.leads.summaries.queryOptions());
  if (campaigns.length === 0 && chosen === null) return null;
  // One whose leads are gone stays chosen until somebody says otherwise.
  const unknown = (chosen ?? []).filter((id) => !campaigns.some((each) => each.facebookCampaignId === id));
  const offered = [...campaigns, ...unknown.map((id) => ({ facebookCampaignId: id, title: id }))];
  return (
    <div>
      <Switch
        label={m.targets_all_campaigns()}
        checked={chosen === null}
        onCheckedChange={(isAll) =>
          onChosenChange(isAll ? null : campaigns.map(({ facebookCampaignId }) => facebookCampaignId))
        }
      />
      {chosen !== null && (
        <fieldset className="mt-2 max-h-48 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm">
          <legend className="sr-only">{m.targets_campaigns()}</legend>
          {offered.map(({ facebookCampaignId: id, title }) => (
            <Checkbox
              key={id}
              className="px-3 hover:bg-hover"
              checked={chosen.includes(id)}
              onCheckedChange={(isChosen) =>
                onChosenChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            >
              {title}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  );
}
