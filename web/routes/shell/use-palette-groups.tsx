import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { useQuery } from '@tanstack/react-query';
import {
  ChartNoAxesCombined,
  FilePenLine,
  Gauge,
  Pause,
  Pencil,
  SwatchBook,
  WalletMinimal,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { api, server } from '#web/api.ts';
import { changePlaces, detailsPath } from '#web/campaign-paths.ts';
import { overviewQuery } from '#web/features/live-campaigns/sync/overview-query.ts';
import { runOperation } from '#web/operations/run-operation.ts';
import { limitsAddress } from '#web/operations/limits-address.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import type { SidebarItem } from '#web/ui/page/sidebar-link.tsx';
import type { SidebarGroup } from '#web/ui/page/sidebar.tsx';
import { statusWords } from '#web/status-words.ts';
import { putFirst, type PaletteEntry, type PaletteGroups } from './palette-entries.ts';
import { recentChoices } from './recent-choices.ts';
import { useFoundLeads } from './use-found-leads.tsx';
import { action, usePaletteActions } from './use-palette-actions.tsx';

/** All one can go to or do from anywhere with these words, and whether more is still being looked for. */
export function usePaletteGroups(menu: readonly SidebarGroup[], text: string) {
  const navigate = useNavigate();
  const go = (to: string) => void navigate(to);
  const actions = usePaletteActions(go);
  const maySee = useMay('see');
  const maySteer = useMay('steer');
  const profile = usePartsOfProfile(go);
  const overview = useQuery({ ...overviewQuery('30d'), enabled: maySee });
  const drafts = useQuery({ ...api.campaigns.listDrafts.queryOptions(), enabled: maySee });
  const leads = useFoundLeads(text, go);
  const campaigns = overview.data?.campaigns ?? [];
  const isAsked = text.trim() !== '';
  const isComing = overview.isLoading || drafts.isLoading;
  // What is known at once stands on top, and nothing comes in above what stands there.
  const groups: PaletteGroups = [
    { name: m.palette_actions(), entries: actions },
    {
      name: m.palette_pages(),
      entries: [
        ...(isAsked ? profile : []),
        ...menu.flatMap(({ items }) => items).map((item) => pageEntry(item, go)),
      ],
    },
    { name: m.palette_campaigns(), entries: again(() => campaignEntries(campaigns, go)) },
    // Said for each campaign only where somebody looks for one.
    ...(isAsked && maySteer
      ? [{ name: m.palette_manage(), most: 6, entries: again(() => manageEntries(campaigns, go)) }]
      : []),
    { name: m.palette_drafts(), entries: isComing ? [] : draftEntries(drafts.data ?? [], go) },
    { name: m.palette_leads(), entries: isComing ? [] : leads.entries },
  ];
  return {
    groups: isAsked ? groups : putFirst(groups, recentChoices(), m.palette_recent()),
    isSearching: leads.isSearching || (isAsked && isComing),
    error: leads.error,
  };
}

/** They stand far down there. */
function usePartsOfProfile(go: (to: string) => void): PaletteEntry[] {
  const limits = () => go(limitsAddress);
  const brand = () => go('/profile#brand');
  const entries = [
    useMay('manage') && action('limits', m.limits_title(), <WalletMinimal aria-hidden />, limits),
    useMay('draft') && {
      ...action('brand', m.brandkit_title(), <SwatchBook aria-hidden />, brand),
      also: m.brandkit_also(),
    },
  ];
  return entries.filter((entry) => entry !== false);
}

/** To be gone through as often as one likes. */
function again(start: () => Generator<PaletteEntry>): Iterable<PaletteEntry> {
  return { [Symbol.iterator]: start };
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
      detail: statusWords(campaign.status),
      also: campaign.facebookCampaignId,
      icon: <ChartNoAxesCombined aria-hidden />,
      choose: () => go(detailsPath(campaign)),
    };
}

/** What can be done with each campaign: it is paused at once, with a way back; what it may cost is opened where it is changed. */
function* manageEntries(
  campaigns: readonly LiveCampaign[],
  go: (to: string) => void,
): Generator<PaletteEntry> {
  for (const campaign of campaigns) {
    const { facebookCampaignId: id, name, goneAt, configuredStatus } = campaign;
    if (goneAt !== null || id === '') continue;
    const open = (place: string) => () => go(detailsPath(campaign) + place);
    if (configuredStatus === 'ACTIVE') {
      const stop = action(`pause-${id}`, m.palette_pause({ name }), <Pause aria-hidden />, () => pause(id));
      yield { ...stop, isPassing: true };
    }
    const { budget, brakes } = changePlaces;
    yield action(`budget-${id}`, m.changes_budget_edit({ name }), <Pencil aria-hidden />, open(budget));
    yield action(`brakes-${id}`, m.palette_brakes({ name }), <Gauge aria-hidden />, open(brakes));
  }
}

function pause(facebookCampaignId: string): void {
  void runOperation({
    kind: 'status',
    ask: () => server.liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'campaign' }),
    foreseen: { facebookCampaignId, fields: { status: 'PAUSED', configuredStatus: 'PAUSED' } },
  });
}

function draftEntries(drafts: readonly DraftSummary[], go: (to: string) => void): PaletteEntry[] {
  return drafts.map(({ id, title, businessName }) => ({
    id: `draft-${id}`,
    name: title || m.campaigns_draft_untitled(),
    detail: businessName,
    icon: <FilePenLine aria-hidden />,
    choose: () => go(`/campaign/${id}`),
  }));
}

/** The words of the bar on a phone find the same pages, and what is changed there. */
const otherNames: Record<string, () => string> = {
  '/dashboard': m.shell_bar_home,
  '/meta-ads': () => `${m.shell_bar_campaigns()} ${m.changes_brakes()}`,
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
