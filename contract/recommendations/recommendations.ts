import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { askAgainDays, Recommendations } from './recommendation.ts';
import { asTools } from '../tools.ts';

const one = z.object({ id: z.string().min(1).max(80) });

export const recommendations = oc.tag('recommendations').router({
  list: member
    .route({
      method: 'GET',
      path: '/recommendations',
      summary: 'What to do next',
      description:
        'What was seen in the chosen ad account that somebody should know of or do something about: what stops everything comes first, then what costs money wrongly, people who wait, what is not shown, what could be better, and what is only good to know. Each says by which numbers and dates it was seen, how sure that is, and the one thing to do. It goes by what was last read; nothing is asked of Facebook. What is about leads is told to whoever may see them. A hundred are told at most: what matters less follows once something is done.',
    })
    .meta(asTools({ name: 'what_to_do', scope: 'ads:read' }))
    .output(Recommendations),
  notNow: member
    .route({
      method: 'POST',
      path: '/recommendations/{id}/not-now',
      summary: 'Do not recommend it for a while',
      description:
        'It is left out for so many days. After that it is there again only where the evidence is another one. Answers what is left.',
    })
    .input(one.extend({ askAgainInDays: z.literal(askAgainDays) }))
    .output(Recommendations)
    .errors(mayRefuse('RECOMMENDATION_NOT_FOUND')),
  askAgain: member
    .route({
      method: 'DELETE',
      path: '/recommendations/{id}/not-now',
      summary: 'Take “not now” back',
      description: 'It may be recommended again at once. Answers what there is.',
    })
    .input(one)
    .output(Recommendations)
    .errors(mayRefuse('RECOMMENDATION_NOT_FOUND')),
});
