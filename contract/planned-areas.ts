import { z } from 'zod';
import { member } from './member.ts';

/** What is announced and not built yet. */
export const PlannedArea = z.enum(['google-ads', 'ai-seo']);
export type PlannedArea = z.infer<typeof PlannedArea>;

export const plannedAreas = {
  list: member
    .route({
      method: 'GET',
      path: '/planned-areas',
      summary: 'The planned areas that are shown here',
      description: 'Areas that are announced and not built yet. None, unless the operator shows them.',
      tags: ['planned areas'],
    })
    .output(z.array(PlannedArea)),
};
