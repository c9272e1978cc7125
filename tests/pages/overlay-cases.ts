import type { Page } from '@playwright/test';
import { look } from './look.ts';
import type { Overlaid } from './overlaid.ts';
import type { Say } from './say.ts';

type Step = (page: Page, say: Say) => Promise<unknown>;

/** What opens over a page, and how somebody comes to see it. */
export interface OverlayCase {
  /** The file in web that draws it. */
  drawnIn: string;
  who?: 'newcomer' | 'boss' | 'stranger';
  path: (overlaid: Overlaid, say: Say) => string;
  steps: Step[];
  /** Where only a window of this kind has it: a table stands where there is room for one. */
  only?: 'narrow' | 'wide' | 'table';
}

/** Presses what has this name: a button, a link or an entry of a menu. */
function press(key: string, values: Record<string, string> = {}): Step {
  return (page, say) => {
    const name = { name: say(key, values), exact: true };
    const [button, link, item] = (['button', 'link', 'menuitem'] as const).map((role) =>
      page.getByRole(role, name),
    );
    return button!.or(link!).or(item!).filter({ visible: true }).first().click();
  };
}

function pressFirst(key: string): Step {
  return (page, say) =>
    page
      .getByRole('button', { name: new RegExp(`^${say(key).split('{')[0]}`) })
      .first()
      .click();
}

function choose(key: string, value: string): Step {
  return (page, say) => page.getByLabel(say(key), { exact: true }).selectOption(value);
}

function write(key: string, text: string, values: Record<string, string> = {}): Step {
  return async (page, say) => {
    const box = page.getByRole('textbox', { name: say(key, values) });
    await box.fill(text);
    await box.press('Enter');
  };
}

/** Presses what is called so in either language: its name has words of its own in it. */
function pressNamed(name: RegExp): Step {
  return (page) => page.getByRole('button', { name }).filter({ visible: true }).first().click();
}
const openNotes = pressNamed(/^(Notes|Notater)/);

const team = () => '/team';
const profile = () => '/profile';
const developers = () => '/profile#api-keys';
const leadSettings = () => '/profile#leads';
const live = () => '/meta-ads';
const leads = ({ people }: Overlaid) => `/campaigns/${people.leadsId}/leads`;
const details = ({ people }: Overlaid) => `/campaign/${people.publishedId}/details`;
const draft =
  (step: number) =>
  ({ people }: Overlaid) =>
    `/campaign/${people.draftId}?step=${step}`;
/** On a phone a campaign is a card, drawn when it comes into sight and opened by a tap. */
const openRow: Step = async (page, say) => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const more = page.getByRole('button', { name: say('live_card_more', { name: 'Bakery' }) });
  if (await more.and(page.locator('[aria-expanded=false]')).isVisible()) await more.click();
};
const actions: Step = async (page, say) => {
  await openRow(page, say);
  await press('live_actions_named', { name: 'Bakery' })(page, say);
};
/** On a phone the page of a campaign has all but status and budget behind one line. */
const openSettings: Step = async (page, say) => {
  const more = page
    .locator('details:not([open]) > summary')
    .filter({ hasText: say('changes_more_settings') });
  if (await more.isVisible()) await more.click();
};
const fromMenu = (drawnIn: string, entry: string): OverlayCase => ({
  drawnIn: `features/live-campaigns/${drawnIn}.tsx`,
  path: live,
  steps: [actions, press(entry)],
});

/** Everything that opens over a page: dialogs, drawers, sheets, menus and popovers. */
export const overlayCases: OverlayCase[] = [
  { drawnIn: 'routes/shell/palette.tsx', path: profile, steps: [(page) => page.keyboard.press('Control+k')] },
  { drawnIn: 'ui/page/sidebar.tsx', path: profile, steps: [press('shell_more')], only: 'narrow' },
  {
    drawnIn: 'features/people/name-menu.tsx',
    path: profile,
    steps: [(page) => page.getByTitle('@example.test').click()],
    only: 'wide',
  },
  { drawnIn: 'features/practice/practice-badge.tsx', path: profile, steps: [press('practice_badge')] },
  { drawnIn: 'features/api-keys/api-keys-card.tsx', path: developers, steps: [press('keys_new')] },
  {
    drawnIn: 'features/api-keys/api-keys-card.tsx',
    path: developers,
    steps: [press('keys_revoke_name', { name: 'Bookkeeping' })],
  },
  {
    drawnIn: 'features/assistants/assistants-card.tsx',
    path: developers,
    steps: [press('assistants_leave_name', { name: 'Claude' })],
  },
  {
    drawnIn: 'features/leads/delivery/receiver-guide.tsx',
    path: leadSettings,
    steps: [press('leads_webhook_guide')],
  },
  {
    drawnIn: 'features/leads/delivery/target-actions.tsx',
    path: leadSettings,
    steps: [press('leads_webhook_new_secret')],
  },
  {
    drawnIn: 'features/leads/delivery/target-actions.tsx',
    path: leadSettings,
    steps: [press('leads_webhook_remove')],
  },
  {
    drawnIn: 'features/leads/delivery/target-dialog.tsx',
    path: leadSettings,
    steps: [press('targets_add')],
  },
  {
    drawnIn: 'features/leads/settings/form-audience.tsx',
    path: leads,
    steps: [press('audiences_remove')],
  },
  {
    drawnIn: 'features/leads/settings/retention-card.tsx',
    path: leadSettings,
    steps: [choose('leads_retention_label', '12')],
  },
  { drawnIn: 'features/deletions/delete-account.tsx', path: profile, steps: [press('deletions_delete')] },
  {
    drawnIn: 'features/deletions/delete-workspace.tsx',
    path: team,
    steps: [press('deletions_workspace_delete')],
  },
  { drawnIn: 'features/approvals/ask-dialog.tsx', path: draft(5), steps: [press('approvals_ask')] },
  {
    drawnIn: 'features/approvals/answer-bar.tsx',
    path: ({ people }) => `/approvals/${people.approvalId}`,
    steps: [press('approvals_approve')],
  },
  { drawnIn: 'features/comments/notes-panel.tsx', path: draft(1), steps: [openNotes] },
  {
    drawnIn: 'features/comments/note.tsx',
    path: draft(1),
    steps: [openNotes, press('comments_remove')],
  },
  {
    drawnIn: 'features/teams/members-card.tsx',
    who: 'boss',
    path: team,
    steps: [pressNamed(/^(Remove|Fjern) /)],
  },
  {
    drawnIn: 'features/teams/role-dialog.tsx',
    who: 'boss',
    path: team,
    steps: [pressNamed(/^(Role of|Rollen til) /)],
  },
  { drawnIn: 'features/teams/workspace-card.tsx', who: 'boss', path: team, steps: [press('teams_leave')] },
  {
    drawnIn: 'features/workspaces/workspace-switcher.tsx',
    who: 'boss',
    path: team,
    // On a tablet the navigation is folded up.
    only: 'table',
    steps: [pressNamed(/^(Workspace|Arbeidsområde): /)],
  },
  { drawnIn: 'routes/live/all-leads.tsx', path: () => '/leads', steps: [press('leads_inbox_campaigns')] },
  { drawnIn: 'features/leads/list/export-button.tsx', path: leads, steps: [press('leads_export_kinds')] },
  { drawnIn: 'features/leads/lead/lead-dialog.tsx', path: leads, steps: [pressFirst('leads_open')] },
  {
    drawnIn: 'features/leads/settings/erase-lead.tsx',
    path: leads,
    steps: [pressFirst('leads_open'), press('leads_erase')],
  },
  {
    drawnIn: 'features/campaigns/lead-form/lead-form-dialog.tsx',
    path: ({ drafts }) => `/campaign/${drafts.leads}?step=4`,
    steps: [press('drafts_form_create')],
  },
  {
    drawnIn: 'features/campaigns/pixel/pixel-dialog.tsx',
    path: ({ drafts }) => `/campaign/${drafts.sales}?step=4`,
    steps: [press('drafts_pixel_create')],
  },
  {
    drawnIn: 'features/campaigns/wizard/price-fields.tsx',
    path: draft(2),
    steps: [choose('campaigns_price_currency', 'SEK')],
  },
  {
    drawnIn: 'features/media/media-dialog.tsx',
    path: draft(4),
    steps: [press('media_adjust', { name: 'van.jpg' })],
  },
  {
    drawnIn: 'features/campaigns/ads/ad-drawer.tsx',
    path: draft(5),
    steps: [press('campaigns_ad_edit', { n: '1' })],
  },
  {
    drawnIn: 'features/campaigns/ads/regenerate-dialog.tsx',
    path: draft(5),
    steps: [press('campaigns_regenerate')],
  },
  {
    drawnIn: 'features/publications/check/high-budget-question.tsx',
    path: ({ drafts }) => `/campaign/${drafts.costly}?step=5`,
    steps: [press('drafts_publish')],
  },
  {
    drawnIn: 'features/campaigns/previews/preview-sheet.tsx',
    path: draft(2),
    steps: [press('campaigns_growing_show')],
    only: 'narrow',
  },
  {
    drawnIn: 'features/campaigns/draft/delete-draft-dialog.tsx',
    path: live,
    steps: [press('drafts_shelf_delete_named', { title: 'Spring check' })],
  },
  {
    drawnIn: 'features/campaigns/draft/draft-card.tsx',
    path: () => '/drafts',
    steps: [press('live_actions_named', { name: 'Spring check' })],
  },
  { drawnIn: 'features/live-campaigns/row/campaign-menu.tsx', path: live, steps: [actions] },
  {
    drawnIn: 'features/live-campaigns/steering/status-toggle.tsx',
    path: live,
    steps: [press('delivery_brief_never_launched')],
    only: 'table',
  },
  {
    drawnIn: 'features/recommendations/recommendation-card.tsx',
    path: live,
    steps: [pressFirst('next_not_now_named')],
  },
  {
    drawnIn: 'features/live-campaigns/table/table-tools.tsx',
    path: live,
    steps: [
      async (page, say) => {
        const filters = page.getByRole('button', { name: say('live_filters') });
        const isNarrow = (await filters.count()) > 0;
        if (isNarrow && (await filters.getAttribute('aria-expanded')) !== 'true') await filters.click();
        await press(isNarrow ? 'live_figures' : 'live_columns')(page, say);
      },
    ],
  },
  fromMenu('goal/cost-goal-dialog', 'live_set_goal'),
  {
    drawnIn: 'features/live-campaigns/goal/result-worth-dialog.tsx',
    path: ({ people }) => `/campaigns/meta/${people.foreignId}`,
    steps: [pressFirst('worth_question')],
  },
  fromMenu('brakes/brakes-dialog', 'changes_brakes_change'),
  fromMenu('steering/locations-dialog', 'live_edit_locations'),
  fromMenu('steering/rename-dialog', 'live_rename'),
  fromMenu('ads/reword-dialog', 'live_edit_copy'),
  fromMenu('ads/new-ad-dialog', 'live_add_ad'),
  fromMenu('detail/pictures-dialog', 'live_show_pictures'),
  {
    ...fromMenu('steering/steering-dialog', 'live_add_ad'),
    steps: [
      actions,
      press('live_add_ad'),
      async (page) => {
        await page.getByRole('dialog').getByRole('textbox').first().fill('Six dry cellars this week.');
        // The first Escape may end the tooltip of what the pointer lies on.
        await look(async () => {
          await page.keyboard.press('Escape');
          await look(page.getByRole('alertdialog')).toBeVisible({ timeout: 1000 });
        }).toPass({ timeout: 20_000 });
      },
    ],
  },
  {
    drawnIn: 'features/live-campaigns/steering/budget-change.tsx',
    path: live,
    steps: [openRow, press('changes_budget_edit', { name: 'Bakery' })],
  },
  {
    drawnIn: 'features/live-campaigns/steering/budget-editor.tsx',
    path: live,
    steps: [
      openRow,
      press('changes_budget_edit', { name: 'Bakery' }),
      write('changes_budget_label', '9000', { name: 'Bakery' }),
    ],
  },
  {
    drawnIn: 'features/leads/alerts/alerts-button.tsx',
    path: () => '/leads',
    steps: [pressFirst('alerts_button')],
  },
  {
    drawnIn: 'features/leads/settings/told-where.tsx',
    path: leads,
    steps: [pressFirst('leads_told_where')],
    only: 'narrow',
  },
  {
    drawnIn: 'features/live-campaigns/detail/edit-menu.tsx',
    path: details,
    steps: [press('changes_edit_campaign')],
  },
  {
    drawnIn: 'features/live-campaigns/steering/schedule.tsx',
    path: details,
    steps: [openSettings, press('changes_schedule_change')],
  },
  {
    drawnIn: 'features/live-campaigns/detail/picture-dialog.tsx',
    path: (overlaid) => `${details(overlaid)}?tab=ads`,
    steps: [pressFirst('changes_ad_picture_named')],
  },
  {
    drawnIn: 'features/live-campaigns/steering/deletion-question.tsx',
    path: details,
    steps: [press('changes_edit_campaign'), press('changes_delete_campaign')],
  },
  {
    drawnIn: 'features/publications/undo-publish.tsx',
    path: ({ people }) => `/campaign/${people.publishedId}`,
    steps: [press('publications_undo')],
  },
  {
    drawnIn: 'features/connections/account-actions.tsx',
    path: () => '/dashboard',
    steps: [press('connections_disconnect')],
  },
  {
    drawnIn: 'features/support/talk-button.tsx',
    who: 'newcomer',
    path: () => '/pricing',
    steps: [press('dashboard_plan_talk')],
  },
  {
    drawnIn: 'features/front-page/demo-dialog.tsx',
    who: 'stranger',
    path: (_, say) => (say('landing_demo') === 'Watch Demo' ? '/' : '/nb'),
    steps: [press('landing_demo')],
  },
  {
    drawnIn: 'features/public-pages/public-header.tsx',
    who: 'stranger',
    path: (_, say) => (say('landing_demo') === 'Watch Demo' ? '/' : '/nb'),
    steps: [press('public_nav')],
    only: 'narrow',
  },
];
