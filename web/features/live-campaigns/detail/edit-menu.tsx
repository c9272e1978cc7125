import { ChevronDown, PencilLine, SlidersHorizontal, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '#web/ui/overlay/menu.tsx';
import { findCampaignSwitch } from './detail-steering.tsx';
import { ToolItems } from '../row/tool-items.tsx';

interface EditMenuProps {
  /** Of a campaign of ours that is at Meta. */
  campaignId: string;
  facebookCampaignId: string;
  onDelete: () => void;
  className?: string;
}

/** 'Edit Campaign' where the campaign is published: what of it can still be changed. */
export function EditMenu({ campaignId, facebookCampaignId, onDelete, className }: EditMenuProps) {
  const goesToSwitch = useRef(false);
  return (
    <Menu
      focusAfter={() => {
        const place = goesToSwitch.current ? findCampaignSwitch() : undefined;
        goesToSwitch.current = false;
        return place;
      }}
      trigger={
        <Button variant="secondary" className={className}>
          <PencilLine aria-hidden />
          {m.changes_edit_campaign()}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<SlidersHorizontal aria-hidden />} onSelect={() => (goesToSwitch.current = true)}>
        {m.changes_edit_status_budget()}
      </MenuItem>
      <ToolItems facebookCampaignId={facebookCampaignId} />
      <MenuLink>
        <Link to={`/campaign/${campaignId}`} state={{ previousRoute: `/campaign/${campaignId}/details` }}>
          <Undo2 aria-hidden />
          {m.changes_edit_undo_publish()}
        </Link>
      </MenuLink>
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={onDelete}>
        {m.changes_delete_campaign()}
      </MenuItem>
    </Menu>
  );
}
