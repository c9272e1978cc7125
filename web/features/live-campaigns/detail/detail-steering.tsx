import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { MapPin } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { placeName } from '../place-name.ts';
import { AdSetList } from './ad-set-list.tsx';
import { DailyBudget } from '../steering/daily-budget.tsx';
import { DetailFact, DetailFacts } from './detail-information.tsx';
import { StatusToggle } from '../steering/status-toggle.tsx';

interface DetailSteeringProps {
  detail: LiveCampaignDetail;
  onEditLocations: () => void;
}

const switchPlace = 'campaign-switch';

/** What switches the campaign of this page. */
export function findCampaignSwitch(): HTMLElement | null {
  return document.querySelector(`#${switchPlace} [role=switch]`);
}

/** Whether a campaign runs, what it may spend, where it is shown; each to be changed here. */
export function DetailSteering({ detail, onEditLocations }: DetailSteeringProps) {
  const { campaign, adSets } = detail;
  const places = adSets.filter(({ goneAt }) => goneAt === null).flatMap((adSet) => adSet.places);
  const names = [...new Set(places.map(placeName))];
  return (
    <Card
      title={m.changes_steering()}
      text={campaign.goneAt === null ? m.changes_steering_text() : m.changes_status_gone()}
    >
      <DetailFacts>
        <DetailFact name={m.changes_status()}>
          <div id={switchPlace}>
            <StatusToggle campaign={campaign} />
          </div>
        </DetailFact>
        <DetailFact name={m.live_column_budget()}>
          <DailyBudget campaign={campaign} />
        </DetailFact>
        <DetailFact name={m.changes_locations()}>
          <span className="block">{names.join(', ') || m.changes_no_places()}</span>
          {campaign.goneAt === null && adSets.length > 0 && (
            <Button variant="secondary" size="small" className="mt-2" onClick={onEditLocations}>
              <MapPin aria-hidden />
              {m.changes_edit_locations()}
            </Button>
          )}
        </DetailFact>
      </DetailFacts>
      <AdSetList detail={detail} />
    </Card>
  );
}
