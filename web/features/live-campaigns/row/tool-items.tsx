import { Gauge, ImagePlus, MapPin, PencilLine, Target, TextCursorInput } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { MenuItem } from '#web/ui/overlay/menu.tsx';
import { useLiveTools } from '../live-tools.ts';

const items = [
  [TextCursorInput, m.live_rename, 'rename'],
  [Target, m.live_set_goal, 'setCostGoal'],
  [Gauge, m.changes_brakes_change, 'setBrakes'],
  [MapPin, m.live_edit_locations, 'editLocations'],
  [PencilLine, m.live_edit_copy, 'editAd'],
  [ImagePlus, m.live_add_ad, 'addAd'],
] as const;

/** What can be changed of a campaign by whoever may, as the entries of a menu. */
export function ToolItems({ facebookCampaignId }: { facebookCampaignId: string }) {
  const tools = useLiveTools();
  if (!tools.maySteer) return null;
  return items.map(([Icon, name, tool]) => (
    <MenuItem key={tool} icon={<Icon aria-hidden />} onSelect={() => tools[tool](facebookCampaignId)}>
      {name()}
    </MenuItem>
  ));
}
