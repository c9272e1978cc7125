import { useState, type ComponentProps } from 'react';
import {
  Blocks,
  ChartNoAxesCombined,
  House,
  LayoutDashboard,
  LifeBuoy,
  PanelLeft,
  Search,
  ShieldCheck,
  TextSearch,
  UserRound,
} from 'lucide-react';
import { Link, Navigate, Outlet } from 'react-router';
import { useLeadAnnouncements } from '#web/features/leads/arrival/use-lead-announcements.ts';
import { AccountPanel } from '#web/features/people/account-panel.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { LanguageToggle } from '#web/features/people/language-toggle.tsx';
import { useLanguageOf } from '#web/features/people/use-language-of.ts';
import { useSessionRenewal } from '#web/features/people/session/use-session-renewal.ts';
import { useSessionEnd } from '#web/features/people/session/use-session-end.ts';
import { usePlannedAreas } from '#web/features/planned-areas/use-planned-areas.ts';
import { PracticeBadge } from '#web/features/practice/practice-badge.tsx';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { useLiveSupport } from '#web/features/support/use-live-support.tsx';
import { PlanBadge } from '#web/features/workspaces/plan-badge.tsx';
import { spokenLanguage } from '#web/language.ts';
import { useFollowOperations } from '#web/operations/follow-operations.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Logo, LogoMark } from '#web/ui/page/logo.tsx';
import { NextPage } from '#web/ui/page/next-page.tsx';
import { PageSpinner } from '#web/ui/page/page-spinner.tsx';
import { PageTrouble } from '#web/ui/page/page-trouble.tsx';
import { Sidebar } from '#web/ui/page/sidebar.tsx';
import { ThemeToggle } from '#web/ui/page/theme-toggle.tsx';
import { useOnline } from '#web/ui/use-online.ts';
import { useSidebar } from '#web/ui/page/use-sidebar.ts';

const adsManager = 'https://adsmanager.facebook.com/';

/** Nobody gets past here without a session; who must sign in first comes back to where they wanted to go. */
export default function SignedIn() {
  const { data: session, isPending, error, refetch } = authClient.useSession();
  useSessionEnd();
  useSessionRenewal();

  if (session) return <Shell person={session.user} />;
  if (isPending) return <PageSpinner />;
  if (error && error.status !== 401) {
    // No answer at all is an error of the browser's own, which has no status.
    const isAnswered = Boolean(error.status);
    return (
      <PageTrouble
        title={isAnswered ? m.shell_trouble_title() : m.shell_offline_title()}
        text={isAnswered ? m.ui_trouble_ours() : m.ui_trouble_unreachable()}
        action={<Button onClick={() => void refetch()}>{m.ui_try_again()}</Button>}
      />
    );
  }
  return <ToSignIn />;
}

function ToSignIn() {
  // From the address bar itself: a new draft gets its address there without a navigation.
  // One object for all renders, or Navigate would start over with each.
  const [state] = useState(() => ({ from: `${location.pathname}${location.search}` }));
  return <Navigate to="/auth" replace state={state} />;
}

type ShellPerson = ComponentProps<typeof AccountPanel>['person'] & { language?: string | null | undefined };

function Shell({ person }: { person: ShellPerson }) {
  const language = spokenLanguage();
  useLanguageOf(person);
  useLeadAnnouncements();
  useFollowOperations();
  const { isOpening, open, opens } = useLiveSupport();
  const { isCollapsed, isDrawerOpen, setDrawerOpen, toggle } = useSidebar();
  const isOnline = useOnline();
  const plannedAreas = usePlannedAreas();
  const plannedItems = {
    'google-ads': { to: '/google-ads', name: m.planned_google_title(), icon: <Search aria-hidden /> },
    'ai-seo': { to: '/ai-seo', name: m.planned_seo_title(), icon: <TextSearch aria-hidden /> },
  };
  const groups = [
    {
      name: m.shell_features(),
      items: [
        { to: '/dashboard', name: m.shell_dashboard(), icon: <LayoutDashboard aria-hidden /> },
        { to: '/meta-ads', name: m.shell_meta_ads(), icon: <ChartNoAxesCombined aria-hidden /> },
        ...plannedAreas.map((area) => plannedItems[area]),
      ],
    },
    {
      name: m.shell_navigation(),
      items: [
        { to: publicPath('', language), isOutside: true, name: m.shell_home(), icon: <House aria-hidden /> },
        { to: adsManager, name: m.shell_ads_manager(), icon: <Blocks aria-hidden /> },
      ],
    },
    {
      name: m.shell_account(),
      items: [
        { to: '/profile', name: m.shell_profile(), icon: <UserRound aria-hidden /> },
        {
          to: publicPath('privacy', language),
          isOutside: true,
          name: m.shell_privacy(),
          icon: <ShieldCheck aria-hidden />,
        },
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
  return (
    <div className="flex min-h-dvh">
      <NextPage />
      <a
        href="#content"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {m.shell_skip()}
      </a>
      <Sidebar
        name={m.shell_menu()}
        groups={groups}
        isCollapsed={isCollapsed}
        isDrawerOpen={isDrawerOpen}
        onDrawerOpenChange={setDrawerOpen}
        brand={(collapsed) => (collapsed ? <LogoMark className="size-6" /> : <Logo />)}
        footer={(collapsed) => <AccountPanel person={person} plan={<PlanBadge />} collapsed={collapsed} />}
      />
      <div className="flex min-w-0 grow flex-col">
        <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-ground px-2 sm:px-4">
          <IconButton name={m.shell_toggle()} aria-keyshortcuts="Control+B Meta+B" onClick={toggle}>
            <PanelLeft aria-hidden />
          </IconButton>
          <Link
            to="/dashboard"
            aria-label={m.shell_dashboard()}
            className="hidden min-[360px]:block md:hidden"
          >
            <LogoMark className="size-7" />
          </Link>
          <div className="ml-auto flex items-center gap-2">
            <PracticeBadge />
            <PlanBadge />
            <LanguageToggle />
            <ThemeToggle />
          </div>
        </header>
        {!isOnline && (
          <Banner tone="warning" className="mx-4 mt-4 sm:mx-6 lg:mx-8">
            {m.shell_no_line()}
          </Banner>
        )}
        <Outlet />
      </div>
    </div>
  );
}
