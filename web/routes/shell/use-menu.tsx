import {
  Blocks,
  Briefcase,
  CircleHelp,
  FilePenLine,
  House,
  Images,
  LayoutDashboard,
  LifeBuoy,
  Search,
  ShieldCheck,
  TextSearch,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { usePlannedAreas } from '#web/features/planned-areas/use-planned-areas.ts';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { useLiveSupport } from '#web/features/support/use-live-support.tsx';
import { spokenLanguage } from '#web/language.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import type { SidebarItem } from '#web/ui/page/sidebar-link.tsx';
import type { SidebarGroup } from '#web/ui/page/sidebar.tsx';
import type { menuPlaces } from './menu-places.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

const adsManager = 'https://adsmanager.facebook.com/';

/** Where one can go from anywhere: what is done daily first, the rest small at the lower end. */
export function useMenu(places: ReturnType<typeof menuPlaces>): SidebarGroup[] {
  const maySee = useMay('see');
  const workspace = useWorkspace();
  const maySeeLeads = useMay('leads');
  const mayDraft = useMay('draft');
  const language = spokenLanguage();
  const { isOpening, open, opens } = useLiveSupport();
  const plannedAreas = usePlannedAreas();
  const planned: Record<(typeof plannedAreas)[number], SidebarItem> = {
    'google-ads': { to: '/google-ads', name: m.planned_google_title(), icon: <Search aria-hidden /> },
    'ai-seo': { to: '/ai-seo', name: m.planned_seo_title(), icon: <TextSearch aria-hidden /> },
  };
  const clients: SidebarItem[] =
    workspace && workspace.belongsTo > 1
      ? [{ to: '/clients', name: m.clients_title(), icon: <Briefcase aria-hidden /> }]
      : [];
  const ofTeam = clients.length === 0 ? /^\/clients$/ : undefined;
  const outside = (name: Parameters<typeof publicPath>[0]) => ({
    to: publicPath(name, language),
    isOutside: true,
  });
  return [
    {
      name: m.shell_features(),
      items: !maySee
        ? [...clients, { to: '/approvals', name: m.approvals_mine(), icon: <FilePenLine aria-hidden /> }]
        : [
            ...clients,
            { to: '/dashboard', name: m.shell_dashboard(), icon: <LayoutDashboard aria-hidden /> },
            { ...places.campaigns, name: m.shell_meta_ads() },
            ...(maySeeLeads ? [{ ...places.leads, name: m.shell_leads() }] : []),
            { ...places.drafts, name: m.shell_drafts() },
            ...(mayDraft
              ? [{ to: '/dev/image-lab', name: m.shell_pictures(), icon: <Images aria-hidden /> }]
              : []),
            ...plannedAreas.map((area) => planned[area]),
          ],
    },
    {
      name: m.shell_navigation(),
      isQuiet: true,
      items: [
        { ...outside(''), name: m.shell_home(), icon: <House aria-hidden /> },
        ...(maySee ? [{ to: adsManager, name: m.shell_ads_manager(), icon: <Blocks aria-hidden /> }] : []),
      ],
    },
    {
      name: m.shell_account(),
      isQuiet: true,
      items: [
        {
          to: '/profile',
          alsoFor: /^\/(audit-log|operator)$/,
          name: m.shell_profile(),
          icon: <UserRound aria-hidden />,
        },
        ...(maySee
          ? [{ to: '/team', alsoFor: ofTeam, name: m.teams_title(), icon: <UsersRound aria-hidden /> }]
          : []),
        { ...outside('privacy'), name: m.shell_privacy(), icon: <ShieldCheck aria-hidden /> },
        { ...outside('support'), name: m.shell_help(), icon: <CircleHelp aria-hidden /> },
        {
          onChoose: () => void open(),
          busy: isOpening,
          name: m.shell_live_support(),
          note: opens && m.support_opens({ when: opens }),
          icon: <LifeBuoy aria-hidden />,
        },
      ],
    },
  ];
}
