import { useQuery } from '@tanstack/react-query';
import { BookOpen, KeyRound, Languages, LogOut, Moon, Plus, RefreshCw, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '#web/api.ts';
import { useSync } from '#web/features/live-campaigns/sync/use-sync.ts';
import { languageNames } from '#web/features/people/language-names.ts';
import { useUpdateMe } from '#web/features/people/profile/use-update-me.ts';
import { useLeave } from '#web/features/people/use-leave.ts';
import { spokenLanguage } from '#web/language.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { chooseTheme, useTheme } from '#web/ui/theme.ts';
import type { PaletteEntry } from './palette-entries.ts';

/** What can be done from anywhere. */
export function usePaletteActions(go: (to: string) => void): PaletteEntry[] {
  const otherTheme = useTheme() === 'light' ? 'dark' : 'light';
  const otherLanguage = spokenLanguage() === 'en' ? 'nb' : 'en';
  const maySee = useMay('see');
  const { data: connection } = useQuery({ ...api.connections.get.queryOptions(), enabled: maySee });
  const { mutate: startSync } = useSync(undefined);
  const update = useUpdateMe();
  const { leave } = useLeave();
  const mayDraft = useMay('draft');
  const mayManage = useMay('manage');
  const canSync = connection?.selectedAdAccountId && !connection.broken;
  const sync = () => {
    startSync({ type: 'manual' });
    // Where one sees it run.
    go('/meta-ads');
  };
  const openDocs = () => window.open('/api', '_blank', 'noopener');
  const speak = m.people_speak({ language: languageNames[otherLanguage] });
  const turn = otherTheme === 'light' ? m.ui_theme_light() : m.ui_theme_dark();
  const sky = otherTheme === 'light' ? <Sun aria-hidden /> : <Moon aria-hidden />;
  return [
    ...(mayDraft ? [action('new', m.live_start_new(), <Plus aria-hidden />, () => go('/campaign/new'))] : []),
    ...(canSync ? [action('sync', m.live_sync_now(), <RefreshCw aria-hidden />, sync)] : []),
    action('theme', turn, sky, () => chooseTheme(otherTheme)),
    action('language', speak, <Languages aria-hidden />, () => update.mutate({ language: otherLanguage })),
    ...(mayManage
      ? [action('api-keys', m.keys_title(), <KeyRound aria-hidden />, () => go('/profile#api-keys'))]
      : []),
    action('api-docs', m.palette_docs(), <BookOpen aria-hidden />, openDocs),
    { ...action('leave', m.people_sign_out(), <LogOut aria-hidden />, () => void leave()), isPassing: true },
  ];
}

export function action(id: string, name: string, icon: ReactNode, choose: () => void): PaletteEntry {
  return { id, name, icon, choose };
}
