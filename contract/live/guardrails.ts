import { oc } from '@orpc/contract';
import { z } from 'zod';
import { letters } from '../letters.ts';
import { LimitWish } from './bounds.ts';
import { member } from '../member.ts';
import { HeldGuardrails } from '../operations/operation-details.ts';
import { Operation, description as howItIsAnswered, whileOperating } from '../operations/operations.ts';
import { mayRefuse } from '../refusals.ts';
import { asTools } from '../tools.ts';

const most = z.int().min(1).max(1_000_000_000_00).nullable();

/** The most that all campaigns of an ad account together may cost, in its minor unit; null for no limit. */
export const Guardrails = HeldGuardrails.extend({ mostPerDayMinor: most, mostPerMonthMinor: most });
export type Guardrails = z.infer<typeof Guardrails>;

export const noGuardrails: Guardrails = { mostPerDayMinor: null, mostPerMonthMinor: null };

/** What an ad account may cost, as far as it is known here. */
export const AccountSpending = Guardrails.extend({
  adAccountId: z.string(),
  name: z.string(),
  currency: z.string().length(3),
  /** What Meta lets it spend in all, as the last sync read it; null where there is no limit, or it was not read yet. */
  limitAtMetaMinor: z.int().nullable(),
  /** What all that is switched on may cost at worst: a day may cost 1.75 times its budget, a week seven times. */
  atWorst: z.object({ dayMinor: z.int(), monthMinor: z.int() }),
  /** The newest changes of the limits, ours and Meta's, newest first. */
  changes: z.array(Operation),
});
export type AccountSpending = z.infer<typeof AccountSpending>;

/** The highest daily budget that the limits leave room for, and by which of them; null where none stands in the way. */
const BudgetRoom = z
  .object({
    highestMinor: z.int(),
    per: z.enum(['day', 'month']),
    mostMinor: z.int(),
    currency: z.string().length(3),
  })
  .nullable();

export const guardrails = oc.tag('guardrails').router({
  budgetRoom: member
    .route({
      method: 'GET',
      path: '/live-campaigns/{facebookCampaignId}/budget-room',
      summary: 'How high a daily budget may be',
      description:
        'The highest daily budget of a running campaign that the limits of its ad account leave room for now. Null where no limit stands in the way.',
    })
    .input(
      z.object({
        facebookCampaignId: z.string().min(1).max(50),
        facebookAdSetId: z.string().min(1).max(50).optional().meta({
          description: 'Whose budget it is, where the campaign has several ad sets.',
        }),
      }),
    )
    .output(BudgetRoom)
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND', 'AD_SET_NOT_FOUND', 'BUDGET_NOT_HERE')),
  listGuardrails: member
    .route({
      method: 'GET',
      path: '/guardrails',
      summary: 'What each ad account may cost at most',
      description:
        'The limits somebody has set for the ad accounts of this workspace, and what all that runs in them may cost at worst. Whatever could cost more than its limit is refused with `OVER_GUARDRAIL`.',
    })
    .meta(asTools({ name: 'spending_limits', scope: 'ads:read' }))
    .output(z.array(AccountSpending)),
  setGuardrails: member
    .route({
      method: 'PUT',
      path: '/guardrails/{adAccountId}',
      summary: 'Limit what an ad account may cost',
      description: `Only a person can do it, and raising or removing a limit takes a reason, which stays in the history. ${howItIsAnswered}`,
    })
    .input(Guardrails.extend({ adAccountId: z.string().min(1).max(50), reason: letters(200).default('') }))
    .output(Operation)
    .errors(mayRefuse('NOT_WITH_A_KEY', 'AD_ACCOUNT_NOT_FOUND', 'REASON_MISSING', 'CHANGE_IN_PROGRESS')),
  setAccountLimit: member
    .route({
      method: 'PUT',
      path: '/guardrails/{adAccountId}/spending-limit',
      summary: 'Limit at Meta what an ad account may spend in all',
      description: `Meta counts from when it is set, and stops everything in the ad account there. ${howItIsAnswered}`,
    })
    .input(LimitWish.extend({ adAccountId: z.string().min(1).max(50) }))
    .output(Operation)
    .errors(whileOperating),
});
