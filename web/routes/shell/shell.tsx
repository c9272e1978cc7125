import { House, PanelLeft, Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useLeadAnnouncements } from '#web/features/leads/arrival/use-lead-announcements.ts';
import { AccountPanel, type PanelPerson } from '#web/features/people/account-panel.tsx';
import { LanguageToggle } from '#web/features/people/language-toggle.tsx';
import { NameMenu } from '#web/features/people/name-menu.tsx';
import { useHeldBack } from '#web/features/people/security/use-held-back.ts';
import { useLanguageOf } from '#web/features/people/use-language-of.ts';
import { PracticeBadge } from '#web/features/practice/practice-badge.tsx';
import { PlanBadge } from '#web/features/workspaces/plan-badge.tsx';
import { useFollowOperations } from '#web/operations/follow-operations.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { BottomBar } from '#web/ui/page/bottom-bar.tsx';
import { Logo, LogoMark } from '#web/ui/page/logo.tsx';
import { NextPage } from '#web/ui/page/next-page.tsx';
import { PageSpinner } from '#web/ui/page/page-spinner.tsx';
import { Sidebar } from '#web/ui/page/sidebar.tsx';
import { ThemeToggle } from '#web/ui/page/theme-toggle.tsx';
import { useSidebar } from '#web/ui/page/use-sidebar.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { menuPlaces } from './menu-places.tsx';
import { useBar } from './use-bar.ts';
import { useMenu } from './use-menu.tsx';
import { useShowsPublished } from './use-shows-published.ts';
import { useTabWorkspace } from './use-tab-workspace.ts';
import { usePaletteKey } from './use-palette-key.ts';

// Asked for by few, and by nobody before the page is there.
const HeldBack = lazy(async () => ({
  default: (await import('#web/features/people/security/held-back.tsx')).HeldBack,
}));
const ReceivedBanner = lazy(async () => ({
  default: (await import('#web/features/teams/received-banner.tsx')).ReceivedBanner,
}));
const WorkspaceSwitcher = lazy(async () => ({
  default: (await import('#web/features/workspaces/workspace-switcher.tsx')).WorkspaceSwitcher,
}));

/** In a window as low as a phone's at four times the size, the bar stands at the page's end. */
const roomOfBar = 'max-md:[@media(height>=500px)]:[--bar:calc(3.75rem+env(safe-area-inset-bottom))]';

export type ShellPerson = PanelPerson & { id: string; language?: string | null | undefined };

/** The page itself, unless the workspace asks for more than was shown; the way to show it stays open. */
function Inside() {
  const isHeldBack = useHeldBack();
  const { pathname } = useLocation();
  if (!isHeldBack || pathname === '/profile') return <Outlet />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <HeldBack />
    </Suspense>
  );
}

/** What stands round every signed-in page: the menu, the header, the bar of a phone. */
export function Shell({ person }: { person: ShellPerson }) {
  useLanguageOf(person);
  useLeadAnnouncements(person);
  useFollowOperations();
  const workspace = useTabWorkspace();
  const showsPublished = useShowsPublished();
  const places = menuPlaces(showsPublished);
  const groups = useMenu(places);
  const { isCollapsed, isDrawerOpen, setDrawerOpen, toggle } = useSidebar();
  const palette = usePaletteKey();
  const isOnline = useOnline();
  const hasBar = useBar(showsPublished);
  const mayDraft = useMay('draft');
  const maySeeLeads = useMay('leads');
  return (
    <div className={cn('flex min-h-dvh', hasBar && roomOfBar)}>
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
        place={
          workspace &&
          workspace.belongsTo > 1 &&
          ((onChoose) => (
            <Suspense>
              <WorkspaceSwitcher current={workspace} onLeave={onChoose} />
            </Suspense>
          ))
        }
        footer={(form) =>
          form === 'drawer' ? (
            <AccountPanel person={person} plan={<PlanBadge />} />
          ) : (
            <NameMenu person={person} plan={<PlanBadge />} collapsed={form === 'small'} />
          )
        }
      />
      <div className="flex min-w-0 grow flex-col pb-(--bar)">
        <header className="print:hidden sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-ground px-2 sm:px-4 [@media(height<500px)]:static">
          <IconButton
            name={m.shell_toggle()}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={toggle}
            className={cn(hasBar && 'max-md:hidden')}
          >
            <PanelLeft aria-hidden />
          </IconButton>
          <Link
            to="/dashboard"
            aria-label={m.shell_dashboard()}
            className={cn(
              'min-h-11 items-center px-2 md:hidden',
              hasBar ? 'flex' : 'hidden min-[360px]:flex',
            )}
          >
            <LogoMark className="size-7" />
          </Link>
          <span data-toast-room className="grow self-stretch" />
          <div className="flex items-center gap-0 min-[360px]:gap-1 sm:gap-2">
            <span className="flex items-center gap-1 sm:gap-2">
              <PracticeBadge />
              <PlanBadge />
            </span>
            <IconButton
              name={m.shell_search()}
              aria-keyshortcuts="Control+K Meta+K"
              onPointerEnter={palette.ahead}
              onClick={palette.open}
            >
              <Search aria-hidden />
            </IconButton>
            <LanguageToggle />
            <ThemeToggle />
          </div>
        </header>
        {!isOnline && (
          <Banner tone="warning" className="mx-4 mt-4 sm:mx-6 lg:mx-8">
            {m.shell_no_line()}
          </Banner>
        )}
        {workspace && workspace.invitedTo > 0 && (
          <Suspense>
            <ReceivedBanner className="mx-4 mt-4 sm:mx-6 lg:mx-8" />
          </Suspense>
        )}
        <Inside />
        {hasBar && (
          <BottomBar
            name={m.shell_bar()}
            items={[
              { to: '/dashboard', name: m.shell_bar_home(), icon: <House aria-hidden /> },
              { ...places.campaigns, name: m.shell_bar_campaigns() },
              maySeeLeads
                ? { ...places.leads, name: m.shell_leads() }
                : { ...places.drafts, name: m.shell_drafts() },
            ]}
            create={mayDraft ? { to: '/campaign/new', name: m.live_start_new() } : undefined}
            isMenuOpen={isDrawerOpen}
            onMenu={() => setDrawerOpen(true)}
          />
        )}
      </div>
      {palette.parts && (
        <palette.parts.Palette groups={groups} open={palette.isOpen} onOpenChange={palette.setOpen} />
      )}
    </div>
  );
}
