import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { Operation, description as howItIsAnswered, whileOperating } from '../operations/operations.ts';
import { mayRefuse } from '../refusals.ts';
import { Drifts } from './drifts.ts';
import { asTools } from '../tools.ts';

const one = z.object({ id: z.uuid() });

const which = z.enum(['open', 'all']).optional();

export const watching = oc.tag('changes at Facebook').router({
  listDrifts: member
    .route({
      method: 'GET',
      path: '/changes-at-meta',
      summary: 'What was changed at Facebook, and not from here',
      description:
        'By a person in Ads Manager, another program, or Facebook itself: of one campaign, or of all in the chosen ad account. What a day may cost more by comes first, the largest raise before the others, then what else concerns money, then what people see, then the rest; the newest first within each. What holds for all of an ad account, with no campaign of its own, is told of each of its campaigns. What has been put back or kept, or is over, is left out unless `which` asks for all of one campaign. It is as of the last sync; nothing is asked of Facebook.',
    })
    .meta(asTools({ name: 'changes_at_meta', scope: 'ads:read' }))
    .input(z.object({ facebookCampaignId: z.string().max(50).optional(), which }).prefault({}))
    .output(Drifts)
    .errors(mayRefuse('LIVE_CAMPAIGN_NOT_FOUND')),
  putBack: member
    .route({
      method: 'POST',
      path: '/changes-at-meta/{id}/put-back',
      summary: 'Put back what was changed at Facebook',
      description: `Refused where \`notPutBack\` says why it cannot be. ${howItIsAnswered}`,
    })
    .input(one)
    .output(Operation)
    .errors({
      ...whileOperating,
      ...mayRefuse(
        'DRIFT_NOT_FOUND',
        'NOT_PUT_BACK',
        'BUDGET_TOO_LOW',
        'BUDGET_NOT_HERE',
        'AD_SET_NOT_FOUND',
        'AD_NOT_FOUND',
        'TRANSPARENCY_MISSING',
        'AGAINST_THE_RULES',
      ),
    }),
  keep: member
    .route({
      method: 'POST',
      path: '/changes-at-meta/{id}/keep',
      summary: 'Keep what was changed at Facebook',
      description: 'From now on it is what is watched. Nothing is changed at Facebook. Answers what is left.',
    })
    .input(one)
    .output(Drifts)
    .errors(mayRefuse('DRIFT_NOT_FOUND')),
});
