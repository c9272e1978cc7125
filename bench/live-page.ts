import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Connection } from '#contract/connections.ts';
import type { Practice } from '#contract/practice.ts';
import type { Workspace } from '#contract/people/workspaces.ts';
import { findChromium } from '#tests/journeys/browser.ts';
import { chromium, type Page, type Route } from '@playwright/test';
import { openAccount } from './many-campaigns.ts';

const origin = 'http://adfjord.test';
const built = join('build', 'web', 'client');

/** What is listened to and says nothing, and what is fetched ahead for a page nobody opens. */
const silent = new Set(['/rpc/operations/watch', '/rpc/leads/watch', '/rpc/liveCampaigns/get']);

interface LivePage {
  page: Page;
  /** A sync has ended, and that many campaigns have spent since. */
  endSync(spent: number): Promise<void>;
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
  const account = openAccount(campaigns);
  const answers = answersOf(account);
  const watching: Route[] = [];
  await context.route('**/*', (route) => answer(route, { answers, watching }));
  const page = await context.newPage();
  await page.goto(`${origin}/meta-ads`);
  await page.getByRole('table', { name: 'Live Campaign Management' }).waitFor();
  await page.locator('.recharts-surface').first().waitFor();
  return {
    page,
    async endSync(spent) {
      const body = `event: message\ndata: ${JSON.stringify({ json: account.endSync(spent) })}\n\n`;
      for (const route of watching.splice(0)) await route.fulfill({ contentType: 'text/event-stream', body });
    },
    close: () => browser.close(),
  };
}

interface Answering {
  answers: Map<string, (input: unknown) => unknown>;
  /** Who waits for the end of the next sync. */
  watching: Route[];
}

async function answer(route: Route, { answers, watching }: Answering): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const ours = answers.get(pathname);
  if (ours) {
    const sent: unknown = JSON.parse(route.request().postData() ?? searchParams.get('data') ?? '{}');
    return route.fulfill({ json: ours(sent) });
  }
  if (pathname === '/rpc/liveCampaigns/watchSync') return void watching.push(route);
  if (silent.has(pathname)) return;
  // A question without an answer would be asked again and again, and measured.
  if (pathname.startsWith('/rpc/')) throw new Error(`Nobody answers ${pathname}.`);
  const file = join(built, pathname);
  if (extname(pathname) !== '') {
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  }
  return route.fulfill({ path: join(built, '__spa-fallback.html') });
}

function answersOf({ overview, news, daily, change }: ReturnType<typeof openAccount>): Answering['answers'] {
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
  const connection: Connection = {
    facebookUserId: '1',
    facebookName: 'Kari Nordmann',
    tokenExpiresAt: null,
    adAccounts: [account],
    pages: [],
    selectedAdAccountId: account.id,
    selectedPageId: null,
    missingPermissions: [],
    broken: null,
    brokenCode: null,
    connectedAt: at,
  };
  const workspace: Workspace = {
    id: '00000000-0000-4000-8000-000000000000',
    name: 'Varme AS',
    plan: 'pro',
    subscriptionActive: true,
    subscriptionEndsAt: null,
    trialEndsAt: at,
    usage: { campaigns: 3, campaignLimit: null, period: 'month', renewsAt: null, mediaLimit: 5 },
    role: 'owner',
    ceiling: null,
    demands: { secondFactor: false, approval: false },
    members: 1,
    belongsTo: 1,
    invitedTo: 0,
  };
  const practice: Practice = { services: [], sandboxUrl: null, mailboxUrl: null };
  const ours = {
    '/rpc/liveCampaigns/overview': () => overview,
    '/rpc/liveCampaigns/listNews': news,
    '/rpc/liveCampaigns/setStatus': change,
    '/rpc/liveCampaigns/daily': daily,
    '/rpc/liveCampaigns/listGlances': () => ({ days: null, glances: [] }),
    '/rpc/liveCampaigns/listMarks': () => [],
    '/rpc/liveCampaigns/listDrifts': () => ({ drifts: [], calmMonth: null, calmAsOf: null }),
    '/rpc/liveCampaigns/budgetRoom': () => null,
    '/rpc/operations/list': () => [],
    '/rpc/leads/summaries': () => [],
    '/rpc/recommendations/list': () => ({ currency: 'NOK', asOf: null, count: 0, recommendations: [] }),
    '/rpc/connections/get': () => connection,
    '/rpc/campaigns/listDrafts': () => [],
    '/rpc/workspaces/current': () => workspace,
    '/rpc/plannedAreas/list': () => [],
    '/rpc/support/hours': () => ({ hours: null, opensAt: null }),
    '/rpc/practice/get': () => practice,
  };
  const answers: Answering['answers'] = new Map([['/api/auth/get-session', () => ({ session, user })]]);
  for (const [path, tell] of Object.entries(ours)) {
    answers.set(path, (input) => ({ json: tell(input as never) }));
  }
  return answers;
}
