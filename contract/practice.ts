import { oc } from '@orpc/contract';
import { z } from 'zod';

/** The outside services we lean on, by what they do for us. */
export const OutsideService = z.enum(['meta', 'writer', 'pictures', 'meetings', 'mail']);
export type OutsideService = z.infer<typeof OutsideService>;

export const Practice = z.object({
  /** Services that are make-believe in this installation. Empty: everything is real. */
  services: z.array(OutsideService),
  /** Where the make-believe world can be looked at; null when everything is real, or it is out of reach. */
  sandboxUrl: z.url().nullable(),
  /** Where practice emails can be read; null when mail is real, or they are out of reach. */
  mailboxUrl: z.url().nullable(),
});
export type Practice = z.infer<typeof Practice>;

export const practice = {
  get: oc
    .route({
      method: 'GET',
      path: '/practice',
      summary: 'What is make-believe here',
      description:
        'Which outside services are make-believe in this installation, and where what they keep can be looked at. Anyone may ask.',
      tags: ['practice'],
    })
    .output(Practice),
};
