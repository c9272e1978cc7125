import { z } from 'zod';
import type { Graph, Params } from '../graph/graph.ts';
import { findLiving, isAboutGone } from '../graph/is-gone.ts';
import { Moment } from '../graph/moments.ts';
import { listAll, pagesOf } from '../graph/pages.ts';
import type { Account } from '../publishing/tree.ts';
import { limitOf } from '../steering/spending-limits.ts';
import { gistOf, type HeldRule, type RuleRun, type Rules, specsOf } from './rules.ts';

const Filter = z.object({ field: z.string(), operator: z.string(), value: z.unknown() });
const Evaluation = z.object({ filters: z.array(Filter).default([]) });
const RuleReply = z.object({
  id: z.string(),
  name: z.string().default(''),
  status: z.string(),
  evaluation_spec: Evaluation,
  execution_spec: z.object({ execution_type: z.string() }),
  schedule_spec: z.object({ schedule_type: z.string() }).optional(),
});
const RunReply = z.object({
  rule_id: z.string(),
  timestamp: Moment,
  evaluation_spec: Evaluation.optional(),
  results: z
    .array(
      z.object({ object_id: z.string(), actions: z.array(z.object({ action: z.string() })).default([]) }),
    )
    .default([]),
});
const BrakedReply = z.object({
  status: z.string(),
  spend_cap: z.string().optional(),
  adsets: z.object({ data: z.array(z.object({ optimization_goal: z.string() })) }).default({ data: [] }),
});
const LeastCapReply = z.object({ min_campaign_group_spend_cap: z.coerce.number().default(0) });
const Put = z.object({ id: z.string().optional() });
const Done = z.object({ success: z.literal(true) });

const ruleFields = 'id,name,status,evaluation_spec,execution_spec,schedule_spec';
const runFields = 'rule_id,timestamp,results,evaluation_spec';
const formGoals = ['LEAD_GENERATION', 'QUALITY_LEAD'];
const runsAPage = 100;

export function openRules(graph: Graph): Rules {
  const callOf = ({ id: adAccountId, token }: Account, path: string, params: Params = {}) => ({
    path,
    params,
    token,
    adAccountId,
  });

  return {
    async listRules(account, pace) {
      const call = callOf(account, `${account.id}/adrules_library`, { fields: ruleFields });
      return (await listAll(graph, { ...call, ...(pace && { pace }) }, RuleReply)).map(toHeldRule);
    },

    async readRule(account, ruleId) {
      const reply = await findLiving(graph, account, { id: ruleId, fields: ruleFields, schema: RuleReply });
      return reply && toHeldRule(reply);
    },

    async putRule(account, order, ruleId) {
      const params = { name: order.name, status: 'ENABLED', ...specsOf(order) };
      const path = ruleId ?? `${account.id}/adrules_library`;
      const { id } = await graph.post(callOf(account, path, params), Put);
      return ruleId ?? id!;
    },

    async deleteRule(account, ruleId) {
      try {
        await graph.remove(callOf(account, ruleId), Done);
      } catch (error) {
        if (!isAboutGone(error)) throw error;
      }
    },

    async readRuleHistory(account, after, pace) {
      const params = { fields: runFields, hide_no_changes: true };
      const call = callOf(account, `${account.id}/adrules_history`, params);
      const runs: RuleRun[] = [];
      for await (const page of pagesOf(graph, { ...call, pageSize: runsAPage, pace }, RunReply)) {
        const news = page.filter(({ timestamp }) => timestamp > after);
        runs.push(...news.map(toRuleRun));
        // Newest first: what follows is known.
        if (news.length < page.length) break;
      }
      return runs;
    },

    async readBraked(account, campaignId) {
      const fields = 'status,spend_cap,adsets.limit(100){optimization_goal}';
      const reply = await findLiving(graph, account, { id: campaignId, fields, schema: BrakedReply });
      if (!reply) return undefined;
      return {
        spendCapMinor: limitOf(reply.spend_cap),
        hasForms: reply.adsets.data.some(({ optimization_goal: goal }) => formGoals.includes(goal)),
      };
    },

    async readLeastSpendCap(account) {
      const fields = 'min_campaign_group_spend_cap';
      const reply = await graph.get(callOf(account, account.id, { fields }), LeastCapReply);
      return reply.min_campaign_group_spend_cap;
    },
  };
}

function toHeldRule({ id, name, status, ...specs }: z.infer<typeof RuleReply>): HeldRule {
  return { id, name, status, gist: gistOf(specs) };
}

function toRuleRun(reply: z.infer<typeof RunReply>): RuleRun {
  const spent = reply.evaluation_spec?.filters.find(({ field }) => field === 'spent');
  const isPaused = ({ actions }: { actions: { action: string }[] }) =>
    actions.some(({ action }) => action === 'PAUSED');
  return {
    ruleId: reply.rule_id,
    at: reply.timestamp,
    spentAboveMinor: spent && (Number(spent.value) || undefined),
    pausedIds: reply.results.filter(isPaused).map(({ object_id: id }) => id),
  };
}
