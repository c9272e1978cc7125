import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Those that are seen only with another, or that stand round every page, this one among them. */
const seenElsewhere = new Set([
  // Parts, which come with what they are a part of.
  'AnchoredPopover',
  'CardIcon',
  'Cell',
  'DialogFooter',
  'DialogScroller',
  'Field',
  'FigureCell',
  'FormButtons',
  'GhostRows',
  'HeaderCell',
  'HeaderRow',
  'LoadingBlock',
  'LoadingPage',
  'LoadingWords',
  'LogoMark',
  'MenuItem',
  'MenuLink',
  'PlotHatch',
  'PlotKey',
  'PopoverClose',
  'Radio',
  'RequiredMark',
  'Row',
  'Scrim',
  'StatGrid',
  // What holds a place until it is scrolled to.
  'WhenSeen',
  // What only a long list makes.
  'RowTable',
  'VirtualCards',
  // The page itself, and what is round it.
  'BackLink',
  'NextPage',
  'Page',
  'PageHeader',
  'PageSpinner',
  'PageTrouble',
  'PlainPage',
  'SectionIndex',
  'ShortPage',
  'Sidebar',
  'SidebarDrawer',
  'SidebarLink',
  'WayHome',
]);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

test('every component of web/ui stands on the page that shows them, with a sentence on when to take it', () => {
  const components = filesIn('web/ui').flatMap((source) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name]) => name!),
  );
  const shown = filesIn('web/routes/design').flatMap((source) =>
    [...source.matchAll(/<Specimen name="(\w+)" use=\{m\.design_use_\w+\(\)\}/g)].map(([, name]) => name!),
  );
  expect(components.filter((name) => !seenElsewhere.has(name) && !shown.includes(name))).toEqual([]);
  expect([...seenElsewhere].filter((name) => !components.includes(name))).toEqual([]);
});
