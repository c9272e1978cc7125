import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const detailTabs = ['results', 'ads', 'setup', 'history'] as const;
type DetailTab = (typeof detailTabs)[number];

interface DetailTabsProps {
  /** The one that is seen where the address names none. */
  usual: DetailTab;
  /** What stands above is fetched, and has not its height yet: the tabs would move with it. */
  isComing: boolean;
  /** Those without content are left out. */
  content: Record<DetailTab, ReactNode>;
}

const names = {
  results: m.changes_tab_results,
  ads: m.changes_tab_ads,
  setup: m.changes_tab_setup,
  history: m.changes_history,
};

/** A campaign's page below what steers it. Which part is seen stands in the address. */
export function DetailTabs({ usual, isComing, content }: DetailTabsProps) {
  const [search, setSearch] = useSearchParams();
  const shown = detailTabs.filter((tab) => Boolean(content[tab]));
  const asked = shown.find((tab) => tab === search.get('tab'));
  const choose = (tab: DetailTab) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (tab === usual) after.delete('tab');
        else after.set('tab', tab);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  if (isComing) return <LoadingBlock className="h-102 bg-surface" />;
  return (
    <Tabs
      name={m.changes_tabs()}
      isKept
      tabs={shown.map((value) => ({ value, label: names[value](), content: content[value] }))}
      value={asked ?? usual}
      onValueChange={choose}
    />
  );
}
