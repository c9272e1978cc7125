import type { Decision } from '#contract/approvals.ts';
import type { AuditLine, Deed } from '#contract/audit-log.ts';
import type { DriftField } from '#contract/live/drifts.ts';
import type { Role } from '#contract/people/roles.ts';
import type { OperationDetails } from '#contract/operations/operation-details.ts';
import { driftSetting } from '#web/drift-words.ts';
import { detailsWords } from '#web/operations/details-words.ts';
import { m } from '#web/paraglide/messages.js';
import { rolesInLine } from '#web/workspace/role-words.ts';
import { metaTurn } from './meta-turn.ts';

const noted: Record<string, () => string> = {
  contacted: m.audit_lead_noted_contacted,
  won: m.audit_lead_noted_won,
  lost: m.audit_lead_noted_lost,
};

/** With the name of what it was done to, and with who was asked to approve which version of it. */
type Say = (said: { name: string; recipient: string; version: string }) => string;

/** What takes no more than that. */
const named = {
  'facebook-linked': m.audit_facebook_linked,
  'facebook-disconnected': m.audit_facebook_disconnected,
  'key-made': m.audit_key_made,
  'key-revoked': m.audit_key_revoked,
  'assistant-connected': m.audit_assistant_connected,
  'assistant-disconnected': m.audit_assistant_disconnected,
  'draft-made': m.audit_draft_made,
  'draft-changed': m.audit_draft_changed,
  'draft-deleted': m.audit_draft_deleted,
  'draft-restored': m.audit_draft_restored,
  'leads-downloaded': m.audit_leads_downloaded,
  'leads-read': m.audit_leads_read,
  'picture-told': m.audit_picture_told,
  'comment-removed': m.audit_comment_removed,
  'demands-set': m.audit_demands_set,
  'invitation-withdrawn': m.audit_invitation_withdrawn,
  'invitation-declined': m.audit_invitation_declined,
  'member-removed': m.audit_member_removed,
  'member-left': m.audit_member_left,
  'approval-asked': m.audit_approval_asked,
  'approval-revoked': m.audit_approval_revoked,
  'approval-voided': m.audit_approval_voided,
  'log-downloaded': m.audit_log_downloaded,
  'workspace-downloaded': m.audit_workspace_downloaded,
} satisfies Partial<Record<Deed, Say>>;

const isNamed = (deed: Deed): deed is keyof typeof named => deed in named;

/** What was done, in one sentence. */
export function lineWords(line: AuditLine): string {
  const { deed, subject, to } = line;
  const name = subject?.name ?? '';
  if (isNamed(deed)) {
    const say: Say = named[deed];
    return say({ name, ...toldOf(to) });
  }
  switch (deed) {
    case 'operation-accepted':
      return withName(detailsWords(detailsOf(line)), name);
    case 'operation-done':
      return withName(kinds[subject?.kind as OperationDetails['kind']].done(), name);
    case 'operation-failed':
      return m.audit_not_done({ what: kindWords(line) });
    case 'operation-canceled':
      return m.audit_canceled({ what: kindWords(line) });
    case 'changed-at-meta':
      return changedWords(line);
    case 'facebook-chosen':
      return withName(m.audit_facebook_chosen(), typeof to?.['names'] === 'string' ? to['names'] : '');
    case 'person-erased':
      return m.audit_person_erased({ count: Number(to?.['leads']) });
    case 'lead-noted':
      return noted[String(to?.['status'])]?.() ?? m.audit_lead_noted();
    case 'leads-recalled':
      return typeof to?.['minutes'] === 'number'
        ? m.audit_leads_recalled({ minutes: to['minutes'] })
        : m.audit_leads_not_recalled();
    case 'leads-kept':
      return typeof to?.['months'] === 'number'
        ? m.audit_leads_kept({ months: to['months'] })
        : m.audit_leads_kept_always();
    case 'webhook-set':
      return (to?.['on'] ? m.audit_webhook_set : m.audit_webhook_off)({ host: String(to?.['host']) });
    case 'webhook-removed':
      return typeof to?.['host'] === 'string'
        ? m.audit_webhook_off({ host: to['host'] })
        : m.audit_webhook_removed();
    case 'lead-events-set':
      return typeof to?.['dataset'] === 'string'
        ? m.audit_events_on({ dataset: to['dataset'] })
        : m.audit_events_off();
    case 'law-answered': {
      // Lines written before the question was kept have the rule it came from.
      const { question = subject?.kind, campaign = '' } = (to ?? {}) as Partial<Record<string, string>>;
      const words = to?.['isSo'] ? m.audit_law_yes : m.audit_law_no;
      return withName(withName(words({ question: line.asked ?? question ?? '' }), name), campaign);
    }
    case 'workspace-made':
      return m.audit_workspace_made({ name: String(to?.['name']) });
    case 'workspace-renamed':
      return m.audit_workspace_renamed({ name: String(to?.['name']) });
    case 'member-invited':
      return m.audit_member_invited({ name, role: roleWords(to) });
    case 'member-joined':
      return m.audit_member_joined({ role: roleWords(to) });
    case 'member-changed':
      return m.audit_member_changed({ name, role: roleWords(to) });
    case 'approval-decided':
      return {
        approved: m.audit_approval_approved,
        changes: m.audit_approval_changes,
        refused: m.audit_approval_refused,
      }[to?.['decision'] as Decision]({ name, ...toldOf(to) });
    case 'log-kept':
      return m.audit_log_kept({ months: Number(to?.['months']) });
  }
}

/** What somebody has changed at Meta; from what to what where that can be said. */
function changedWords({ subject, from, to }: AuditLine): string {
  // What is watched at Meta is named in the line by its field.
  const { kind, name } = subject!;
  const field = kind as DriftField;
  const said = { name, setting: driftSetting(field) };
  const turn = metaTurn(field, from ?? {}, to ?? {});
  return turn ? m.audit_changed_at_meta_turn({ ...said, ...turn }) : m.audit_changed_at_meta(said);
}

function roleWords(to: AuditLine['to']): string {
  return rolesInLine[to?.['role'] as Role]();
}

function toldOf(to: AuditLine['to']) {
  return { recipient: String(to?.['recipient']), version: String(to?.['version']) };
}

/** An operation as the history tells it: the log keeps what it was from and what it became in values of their own. */
function detailsOf({ subject, from, to }: AuditLine): OperationDetails {
  const { value, ...rest } = to ?? {};
  return { ...rest, kind: subject?.kind, from: from?.['value'], to: value } as OperationDetails;
}

function kindWords({ subject }: AuditLine): string {
  const kind = (subject?.kind ?? '') as OperationDetails['kind'];
  return withName(kinds[kind].name(), subject?.name ?? '');
}

function withName(what: string, name: string): string {
  return name === '' ? what : m.audit_of({ what, name });
}

/** What each kind is called, and how it is said that it is done. */
const kinds: Record<OperationDetails['kind'], { name: () => string; done: () => string }> = {
  status: { name: m.audit_kind_status, done: m.audit_done_status },
  'daily-budget': { name: m.audit_kind_daily_budget, done: m.audit_done_daily_budget },
  name: { name: m.audit_kind_name, done: m.audit_done_name },
  'cost-goal': { name: m.audit_kind_cost_goal, done: m.audit_done_cost_goal },
  guardrails: { name: m.audit_kind_guardrails, done: m.audit_done_guardrails },
  brakes: { name: m.audit_kind_brakes, done: m.audit_done_brakes },
  'spending-limit': { name: m.audit_kind_spending_limit, done: m.audit_done_spending_limit },
  locations: { name: m.audit_kind_locations, done: m.audit_done_locations },
  setting: { name: m.audit_kind_setting, done: m.audit_done_setting },
  schedule: { name: m.audit_kind_schedule, done: m.audit_done_schedule },
  'ad-copy': { name: m.audit_kind_ad_copy, done: m.audit_done_ad_copy },
  'new-ads': { name: m.audit_kind_new_ads, done: m.audit_done_new_ads },
  'removed-ads': { name: m.audit_kind_removed_ads, done: m.audit_done_removed_ads },
  publication: { name: m.audit_kind_publication, done: m.audit_done_publication },
  'form-audience': { name: m.audit_kind_form_audience, done: m.audit_done_form_audience },
  'publication-undo': { name: m.audit_kind_publication_undo, done: m.audit_done_publication_undo },
  deletion: { name: m.audit_kind_deletion, done: m.audit_done_deletion },
};
