import { z } from 'zod';
import { member } from './member.ts';

/** The person who is signed in. */
export const Me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  memberSince: z.iso.datetime(),
});
export type Me = z.infer<typeof Me>;

export const people = {
  me: member
    .route({ method: 'GET', path: '/people/me', summary: 'Who is signed in', tags: ['people'] })
    .output(Me),
};
