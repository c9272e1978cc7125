import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';

export const support = {
  openLiveSupport: member
    .route({
      method: 'POST',
      path: '/functions/get-zoom-support-link',
      summary: 'Open a video meeting with our support',
      tags: ['support'],
    })
    .output(z.object({ zoomLink: z.url() }))
    .errors(mayRefuse('SUPPORT_UNAVAILABLE')),
};
