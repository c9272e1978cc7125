import { setTimeout as wait } from 'node:timers/promises';
import { publishLeadCampaign } from '#tests/journeys/collect-leads.ts';
import { sandboxOf } from '#tests/journeys/sandbox.ts';
import { plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import type { InteractionRow } from './interaction/interaction.ts';
import type { Joined } from './interaction/join-product.ts';

const account = { campaigns: 50, adsPerCampaign: 5 };
const leads = 120;

/**
 * Uses the dashboard, the inbox and a campaign's page on a computer four times slower than this one: of somebody with 50
 * campaigns that have run for a month, and 120 leads.
 */
export async function benchDailyPages(joined: Joined): Promise<InteractionRow[]> {
  const campaign = await fill(joined);
  return [
    ...(await measureDashboard(joined)),
    ...(await measureInbox(joined)),
    ...(await measureCampaign(joined, campaign)),
  ];
}

/** Answers the address of the campaign that most was spent on. */
async function fill({ page, product, visitor }: Joined): Promise<string> {
  const { ask } = visitor;
  const practice = sandboxOf(product);
  await practice.turn({ rate_limits: 'off' });
  await practice.fill(account);
  await publishLeadCampaign(page, product);
  await practice.answerForm(quoteForm, leads);
  await ask.leads.refresh({ leadFormId: quoteForm, pageId: plumberPage });
  let overview = await ask.liveCampaigns.overview();
  while (overview.sync.state !== 'synced' || overview.campaigns.length < account.campaigns) {
    // The one that runs may have begun before there was anything to read.
    await ask.liveCampaigns.sync({ type: 'auto' });
    await wait(200);
    overview = await ask.liveCampaigns.overview();
  }
  const [most] = overview.campaigns.toSorted(
    ({ figures: one }, { figures: other }) => other.spendMinor - one.spendMinor,
  );
  return `/campaigns/meta/${most!.facebookCampaignId}`;
}

async function measureDashboard({ page, measured }: Joined): Promise<InteractionRow[]> {
  await page.goto('/dashboard');
  const goal = page.getByLabel('Goal shown in the chart');
  return [
    await measured(
      'another goal in the chart of the dashboard',
      async () => {
        await goal.selectOption({ index: 0 });
        await goal.focus();
        await page.locator('.recharts-surface').first().waitFor();
      },
      () => page.keyboard.press('ArrowDown'),
    ),
    await measured(
      'the days of the dashboard as a table',
      async () => {
        const asChart = page.getByRole('button', { name: 'Show as chart' });
        if (await asChart.isVisible()) await asChart.click();
        await page.getByRole('button', { name: 'Show as table' }).focus();
      },
      () => page.keyboard.press('Enter'),
    ),
  ];
}

async function measureInbox({ page, measured }: Joined): Promise<InteractionRow[]> {
  await page.goto('/leads');
  const shown = page.getByRole('list', { name: 'Leads', exact: true }).locator('[aria-current=true]');
  const status = page.getByRole('group', { name: /^Status: / });
  const note = page.getByLabel('Note', { exact: true });
  return [
    await measured(
      'on to the next lead in the inbox',
      () => shown.focus(),
      () => page.keyboard.press('ArrowDown'),
    ),
    await measured(
      'change the status of a lead',
      () => status.getByRole('button', { name: 'Contacted', exact: true }).focus(),
      () => page.keyboard.press('Enter'),
    ),
    await measured(
      'type a letter into the note on a lead',
      async () => {
        await note.fill('Old house, wants an offe');
        await note.focus();
      },
      () => page.keyboard.press('r'),
    ),
  ];
}

async function measureCampaign({ page, measured }: Joined, address: string): Promise<InteractionRow[]> {
  return [
    await measured(
      'another tab of a campaign',
      async () => {
        await page.goto(address);
        await page.locator('.recharts-surface').first().waitFor();
        await page.getByRole('tab').first().focus();
      },
      () => page.keyboard.press('ArrowRight'),
    ),
    await measured(
      'open the budget of a campaign',
      async () => {
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /^Change budget of/ })
          .first()
          .focus();
      },
      () => page.keyboard.press('Enter'),
    ),
  ];
}
