import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from '#web/routes.ts';
import { addressOf, askedScreens, firstScreens, fullScreens, linkedScreens, openScreens } from './screens.ts';

/** The same page at another address. */
const elsewhere = /^campaigns(-|$)|^routes\/not-found\.tsx$/;

test('Every route there is is among the screens that are drawn', () => {
  const paths = [
    ...openScreens,
    ...firstScreens,
    ...fullScreens({ running: 'one', written: 'one', leadsOf: 'one', foreign: 'one' }),
    ...askedScreens('one'),
    ...linkedScreens('one'),
  ];
  const addresses = (['en', 'nb'] as const).flatMap((language) =>
    paths.map((path) => addressOf(path, language)),
  );
  const wanted = pagesOf(routes).filter((page) => !elsewhere.test(page));
  expect([...new Set(addresses.map(pageAt))].toSorted()).toEqual(wanted.toSorted());
});

const nameOf = ({ id, file }: RouteConfigEntry) => id ?? file;

function pagesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? pagesOf(entry.children) : [nameOf(entry)]));
}

function pageAt(address: string): string {
  const matches = matchRoutes(routes as (RouteConfigEntry & RouteObject)[], address);
  return nameOf(matches!.at(-1)!.route);
}
