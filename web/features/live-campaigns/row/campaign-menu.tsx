import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { Ellipsis, FileText, Image, Users } from 'lucide-react';
import { startTransition, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx';
import { useLiveTools } from '../live-tools.ts';
import { detailsPath, leadsPath } from '#web/campaign-paths.ts';
import { ToolItems } from './tool-items.tsx';

/** Everything that can be done with one campaign. Its menu is made when it is first asked for: a page has many. */
export function CampaignMenu({ campaign }: { campaign: LiveCampaign }) {
  const tools = useLiveTools();
  const [isMade, setIsMade] = useState(false);
  const button = (
    <Button
      variant="ghost"
      aria-label={m.live_actions_named({ name: campaign.name })}
      aria-haspopup="menu"
      className="size-11 min-h-0 p-0 text-muted hover:text-text md:size-9 [&_svg]:size-[18px]"
      {...(!isMade && { onClick: () => startTransition(() => setIsMade(true)) })}
    >
      <Ellipsis aria-hidden />
    </Button>
  );
  if (!isMade) return button;
  const { facebookCampaignId, goneAt } = campaign;
  const leads = tools.maySeeLeads && leadsPath(campaign);
  return (
    <Menu startsOpen trigger={button}>
      <MenuLink>
        <Link to={detailsPath(campaign)}>
          <FileText aria-hidden />
          {m.live_details()}
        </Link>
      </MenuLink>
      {leads && (
        <MenuLink>
          <Link to={leads}>
            <Users aria-hidden />
            {m.live_leads()}
          </Link>
        </MenuLink>
      )}
      {goneAt === null && facebookCampaignId !== '' && (
        <>
          <ToolItems facebookCampaignId={facebookCampaignId} />
          <MenuItem icon={<Image aria-hidden />} onSelect={() => tools.showPictures(facebookCampaignId)}>
            {m.live_show_pictures()}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
