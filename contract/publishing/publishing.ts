import { oc } from '@orpc/contract';
import { LeadForm, NewLeadForm, overFacebook } from '../campaigns/facebook-choices.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { publications } from './publications.ts';

// What most pages know of a publication stays by itself: a form brings along what it is checked with.
export const publishing = oc.tag('publications').router({
  ...publications,
  createLeadForm: member
    .route({
      method: 'POST',
      path: '/lead-forms',
      summary: 'Make a lead form on a page',
      description: 'Meta does not let a form be changed afterwards; make another one instead.',
      successStatus: 201,
    })
    .input(NewLeadForm)
    .output(LeadForm)
    .errors({ ...overFacebook, ...mayRefuse('AGAINST_THE_RULES') }),
});
