import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

/** What is wrong with a page that ads lead to. */
export const PageTrouble = z.enum([
  'not-found',
  'server-error',
  'no-server',
  'nobody',
  'silent',
  'broken-off',
  'endless',
  'expired',
  'wrong-name',
  'self-signed',
  'no-encryption',
  'slow',
]);
export type PageTrouble = z.infer<typeof PageTrouble>;

export const LandingPage = z.object({
  address: z.url(),
  /** Null where it answers as it should, or where nobody can say: some websites keep robots out. */
  trouble: PageTrouble.nullable(),
  lookedAt: z.iso.datetime(),
});
export type LandingPage = z.infer<typeof LandingPage>;

export const landingPages = {
  lookAgain: member
    .route({
      method: 'POST',
      path: '/landing-pages/look-again',
      summary: 'Look again at a page that ads lead to',
      description:
        'Pages that running ads lead to are looked at four times a day at most. This looks at one now, unless that was done within the last minute, and answers what was seen.',
      tags: ['live campaigns'],
    })
    .input(z.object({ address: z.url().max(2000) }))
    .output(LandingPage)
    .errors(mayRefuse('LANDING_PAGE_NOT_FOUND')),
};
