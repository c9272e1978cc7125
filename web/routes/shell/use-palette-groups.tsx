import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined, FilePenLine, Moon, Plus, Sun } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '#web/api.ts';
import { detailsPath } from '#web/features/live-campaigns/paths.ts';
import { overviewQuery } from '#web/features/live-campaigns/sync/overview-query.ts';
import { m } from '#web/paraglide/messages.js';
import type { SidebarItem } from '#web/ui/page/sidebar-link.tsx';
import type { SidebarGroup } from '#web/ui/page/sidebar.tsx';
import { chooseTheme, useTheme } from '#web/ui/theme.ts';
import type { PaletteEntry, PaletteGroups } from './palette-entries.ts';

/** All one can go to or do from anywhere: what can be done, the pages of the menu, campaigns, drafts. */
export function usePaletteGroups(menu: readonly SidebarGroup[]): PaletteGroups {
  const navigate = useNavigate();
  const go = (to: string) => void navigate(to);
  const otherTheme = useTheme() === 'light' ? 'dark' : 'light';
  const { data: overview } = useQuery(overviewQuery('30d'));
  const { data: drafts = [] } = useQuery(api.campaigns.listDrafts.queryOptions());
  return [
    {
      name: m.palette_actions(),
      entries: [
        {
          id: 'new',
          name: m.live_start_new(),
          icon: <Plus aria-hidden />,
          choose: () => go('/campaign/new'),
        },
        {
          id: 'theme',
          name: otherTheme === 'light' ? m.ui_theme_light() : m.ui_theme_dark(),
          icon: otherTheme === 'light' ? <Sun aria-hidden /> : <Moon aria-hidden />,
          choose: () => chooseTheme(otherTheme),
        },
      ],
    },
    {
      name: m.palette_pages(),
      entries: menu.flatMap(({ items }) => items).map((item) => pageEntry(item, go)),
    },
    {
      name: m.palette_campaigns(),
      entries: campaignEntries(overview?.campaigns ?? [], go),
    },
    {
      name: m.palette_drafts(),
      entries: drafts.map(({ id, title }) => ({
        id: `draft-${id}`,
        name: title || m.campaigns_draft_untitled(),
        icon: <FilePenLine aria-hidden />,
        choose: () => go(`/campaign/${id}`),
      })),
    },
  ];
}

/** An account may have ten thousand: each is made when it is come to. */
function* campaignEntries(
  campaigns: readonly LiveCampaign[],
  go: (to: string) => void,
): Generator<PaletteEntry> {
  for (const campaign of campaigns)
    yield {
      id: `campaign-${campaign.facebookCampaignId}`,
      name: campaign.name,
      also: campaign.facebookCampaignId,
      icon: <ChartNoAxesCombined aria-hidden />,
      choose: () => go(detailsPath(campaign)),
    };
}

/** The words of the bar on a phone find the same pages. */
const otherNames: Record<string, () => string> = {
  '/dashboard': m.shell_bar_home,
  '/meta-ads': m.shell_bar_campaigns,
};

function pageEntry(item: SidebarItem, go: (to: string) => void): PaletteEntry {
  const { name, icon } = item;
  if ('onChoose' in item) return { id: name, name, icon, choose: item.onChoose };
  const { to, isOutside } = item;
  const choose = () => {
    if (to.startsWith('https:')) window.open(to, '_blank', 'noopener');
    else if (isOutside) location.assign(to);
    else go(to);
  };
  return { id: to, name, also: otherNames[to]?.() ?? '', icon, choose };
}
