/** A table as the file holds it: every row of the workspace, with all columns but these. */
export interface Part {
  table: string;
  without?: readonly string[];
  /** Of a table without a workspace of its own: the rows that point to the workspace's rows of another. */
  through?: { table: string; column: string };
  /** Whether a row says the name of its person as well. */
  isNamed?: true;
}

/** What the file holds, by folder. The README has a sentence for each folder. */
export const contents = {
  workspace: [
    { table: 'members', isNamed: true },
    { table: 'invitations', without: ['token_hash'] },
    { table: 'api_keys', without: ['hash', 'hint'] },
    { table: 'connections', without: ['sealed_token'] },
  ],
  campaigns: [
    { table: 'campaigns' },
    { table: 'campaign_media', through: { table: 'campaigns', column: 'campaign_id' } },
    { table: 'publications' },
    { table: 'campaign_uses' },
    { table: 'website_readings' },
  ],
  media: [
    { table: 'media' },
    { table: 'enhancements', without: ['studio_edited_url', 'studio_scene_url'] },
    { table: 'brand_kits' },
  ],
  live: [
    { table: 'live_campaigns' },
    { table: 'live_ad_sets' },
    { table: 'live_ads' },
    { table: 'daily_figures' },
    { table: 'daily_ad_figures' },
    { table: 'breakdowns' },
    { table: 'brakes' },
    { table: 'result_values' },
    { table: 'guardrails' },
    { table: 'drifts' },
    { table: 'form_audiences' },
    { table: 'landing_page_looks' },
    { table: 'watched_pixels' },
    { table: 'not_now' },
    { table: 'syncs' },
  ],
  operations: [{ table: 'operations' }],
  leads: [
    { table: 'leads', without: ['search_text'] },
    { table: 'lead_stages' },
    { table: 'read_forms' },
    { table: 'foreign_forms' },
    { table: 'erased_leads' },
    { table: 'set_aside_leads' },
    { table: 'lead_retentions' },
    { table: 'lead_alerts', isNamed: true },
    { table: 'lead_reminders' },
    { table: 'lead_targets', without: ['sealed_secret', 'secret_hint'] },
    { table: 'lead_deliveries' },
    { table: 'lead_event_settings' },
    { table: 'lead_events' },
  ],
  together: [
    { table: 'comments' },
    { table: 'approvals', without: ['token_hash'] },
    { table: 'campaign_shares' },
  ],
  compliance: [
    { table: 'compliance_answers' },
    { table: 'compliance_files' },
    { table: 'compliance_verdicts' },
    { table: 'picture_contents' },
  ],
  log: [{ table: 'audit_log' }, { table: 'audit_log_kept' }],
} as const satisfies Record<string, readonly Part[]>;
