import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Connection } from '#contract/connections.ts';
import { Practice } from '#contract/practice.ts';
import { Workspace } from '#contract/workspaces.ts';
import { findChromium } from '#tests/journeys/browser.ts';
import { chromium, type Page, type Route } from '@playwright/test';
import { makeDays, makeOverview } from './many-campaigns.ts';

const origin = 'http://adfjord.test';
const built = join('build', 'web', 'client');

interface LivePage {
  page: Page;
  close(): Promise<void>;
}

/** The built Meta Ads page in a real browser, with that many campaigns: every answer of the server is made up here. */
export async function openLivePage(campaigns: number): Promise<LivePage> {
  const browser = await chromium.launch({
    ...(await findChromium()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  const answers = answersOf(campaigns);
  await context.route('**/*', (route) => answer(route, answers));
  const page = await context.newPage();
  await page.goto(`${origin}/meta-ads`);
  await page.getByRole('table', { name: 'Live Campaign Management' }).waitFor();
  await page.locator('.recharts-surface').first().waitFor();
  return { page, close: () => browser.close() };
}

async function answer(route: Route, answers: Map<string, unknown>): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (answers.has(pathname)) return route.fulfill({ json: answers.get(pathname) });
  // The streams: they say nothing and never end.
  if (pathname.startsWith('/rpc/liveCampaigns/watch')) return;
  const file = join(built, pathname);
  if (extname(pathname) !== '') {
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  }
  return route.fulfill({ path: join(built, '__spa-fallback.html') });
}

function answersOf(campaigns: number): Map<string, unknown> {
  const at = new Date().toISOString();
  const expiresAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const session = { id: 's', userId: 'p', token: 't', createdAt: at, updatedAt: at, expiresAt };
  const user = {
    id: 'p',
    name: 'Kari Nordmann',
    email: 'kari@example.test',
    emailVerified: true,
    image: null,
    language: 'en',
    createdAt: at,
    updatedAt: at,
  };
  const account = {
    id: 'act_1',
    name: 'Varme AS',
    currency: 'NOK',
    status: 1,
    timezone: 'Europe/Oslo',
    minDailyBudgetMinor: 1500,
    defaultBeneficiary: null,
    defaultPayer: null,
  };
  const connection = Connection.parse({
    facebookUserId: '1',
    facebookName: 'Kari Nordmann',
    tokenExpiresAt: null,
    adAccounts: [account],
    pages: [],
    selectedAdAccountId: account.id,
    selectedPageId: null,
    missingPermissions: [],
    broken: null,
    connectedAt: at,
  });
  const workspace = Workspace.parse({
    id: '00000000-0000-4000-8000-000000000000',
    name: 'Varme AS',
    plan: 'pro',
    subscriptionActive: true,
    subscriptionEndsAt: null,
    trialEndsAt: at,
    usage: { campaigns: 3, campaignLimit: null, period: 'month', renewsAt: null, mediaLimit: 5 },
  });
  const ours = {
    '/rpc/liveCampaigns/list': makeOverview(campaigns),
    '/rpc/liveCampaigns/daily': makeDays(),
    '/rpc/liveCampaigns/listChanges': [],
    '/rpc/connections/get': connection,
    '/rpc/campaigns/listDrafts': [],
    '/rpc/workspaces/current': workspace,
    '/rpc/practice/get': Practice.parse({ services: [], sandboxUrl: null, mailboxUrl: null }),
  };
  return new Map<string, unknown>([
    ['/api/auth/get-session', { session, user }],
    ...Object.entries(ours).map(([path, json]): [string, unknown] => [path, { json }]),
  ]);
}
