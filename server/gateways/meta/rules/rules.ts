import type { Pace } from '../graph/pace.ts';
import type { Account } from '../publishing/tree.ts';

/** Pauses a campaign once it has spent more than that, ever or on one day. Meta looks every half hour. */
export interface RuleOrder {
  /** Everybody sees it in Ads Manager. */
  name: string;
  campaignId: string;
  window: 'ever' | 'a-day';
  spentAboveMinor: number;
  /** Only while it has none of these. */
  without?: 'leads' | 'results' | undefined;
}

/** A rule as Meta holds it, whoever made it. */
export interface HeldRule {
  id: string;
  name: string;
  /** ENABLED, DISABLED, DELETED or HAS_ISSUES. */
  status: string;
  /** What it looks at, does and when, in one line: two of the same line do the same. */
  gist: string;
}

/** One look of a rule at which it did something. */
export interface RuleRun {
  ruleId: string;
  at: Date;
  /** Above which it was to act; undefined where it goes by something else. */
  spentAboveMinor: number | undefined;
  pausedIds: string[];
}

/** What a campaign's brakes depend on. */
export interface BrakedCampaign {
  /** What Meta lets it spend in all; null for no limit. */
  spendCapMinor: number | null;
  /** Whether its leads come from forms at Meta. */
  hasForms: boolean;
}

/** Automated rules, which pause at Meta what has spent enough. */
export interface Rules {
  /** All of the ad account; new ones may show late. */
  listRules(account: Account, pace?: Pace): Promise<HeldRule[]>;
  /** Undefined when it is deleted. */
  readRule(account: Account, ruleId: string): Promise<HeldRule | undefined>;
  /** Makes a rule, or makes one what was ordered and switches it on; answers its id. */
  putRule(account: Account, order: RuleOrder, ruleId?: string): Promise<string>;
  /** What is gone counts as deleted. */
  deleteRule(account: Account, ruleId: string): Promise<void>;
  /** Of all rules of the ad account: what they did after that moment, newest first. */
  readRuleHistory(account: Account, after: Date, pace?: Pace): Promise<RuleRun[]>;
  /** Undefined when it is gone. */
  readBraked(account: Account, campaignId: string): Promise<BrakedCampaign | undefined>;
  /** The least that the spending limit of a campaign may be. */
  readLeastSpendCap(account: Account): Promise<number>;
}

/** Whether a rule is on and does exactly what was ordered. */
export function isAsOrdered({ status, gist }: HeldRule, order: RuleOrder): boolean {
  return status === 'ENABLED' && gist === gistOf(specsOf(order));
}

export interface RuleSpecs {
  evaluation_spec: { filters: { field: string; operator: string; value?: unknown }[] };
  execution_spec: { execution_type: string };
  schedule_spec?: { schedule_type: string } | undefined;
}

/** Meta changes the specs of a rule whole or not at all. */
export function specsOf({ campaignId, window, spentAboveMinor, without }: RuleOrder) {
  const filter = (field: string, operator: string, value: unknown) => ({ field, operator, value });
  // Nothing by what a result costs: Meta refuses to let such rules pause (2703).
  return {
    evaluation_spec: {
      evaluation_type: 'SCHEDULE',
      filters: [
        filter('id', 'EQUAL', campaignId),
        filter('time_preset', 'EQUAL', window === 'ever' ? 'LIFETIME' : 'TODAY'),
        filter('spent', 'GREATER_THAN', spentAboveMinor),
        ...(without ? [filter(without === 'leads' ? 'leadgen' : 'results', 'LESS_THAN', 1)] : []),
      ],
    },
    execution_spec: { execution_type: 'PAUSE' },
    schedule_spec: { schedule_type: 'SEMI_HOURLY' },
  };
}

/** The same for the same rule, however Meta orders it and whether it writes numbers as text. */
export function gistOf({ evaluation_spec, execution_spec, schedule_spec }: RuleSpecs): string {
  const filters = evaluation_spec.filters
    .map(({ field, operator, value }) => `${field}:${operator}:${valueOf(value)}`)
    .filter((filter) => !implied.has(filter))
    .toSorted();
  return [...filters, execution_spec.execution_type, schedule_spec?.schedule_type ?? ''].join('; ');
}

/** Meta adds it to a rule that says nothing of it. */
const implied = new Set(['effective_status:IN:ACTIVE,PENDING_REVIEW', 'entity_type:EQUAL:CAMPAIGN']);

function valueOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueOf).toSorted().join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
