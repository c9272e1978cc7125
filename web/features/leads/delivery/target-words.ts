import type { TargetKind } from '#contract/leads/lead-targets.ts';
import { m } from '#web/paraglide/messages.js';

interface KindWords {
  name: () => string;
  /** How to set it up there. */
  recipe: () => string;
  /** What its secret is called. */
  secret: () => string;
}

export const kindWords: Record<TargetKind, KindWords> = {
  webhook: { name: m.targets_webhook, recipe: m.targets_webhook_recipe, secret: m.leads_webhook_secret },
  'flat-webhook': { name: m.targets_flat, recipe: m.targets_flat_recipe, secret: m.targets_their_address },
  'google-sheets': { name: m.targets_sheets, recipe: m.targets_sheets_recipe, secret: m.targets_key_file },
  hubspot: { name: m.targets_hubspot, recipe: m.targets_hubspot_recipe, secret: m.targets_token },
  pipedrive: { name: m.targets_pipedrive, recipe: m.targets_pipedrive_recipe, secret: m.targets_token },
  slack: { name: m.targets_slack, recipe: m.targets_slack_recipe, secret: m.targets_their_address },
  teams: { name: m.targets_teams, recipe: m.targets_teams_recipe, secret: m.targets_their_address },
};
