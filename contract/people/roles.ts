import { z } from 'zod';

/** What somebody may be in a workspace, from the one who may do everything to the one who sees only what is shared. */
export const roles = ['owner', 'admin', 'advertiser', 'author', 'approver', 'viewer', 'client'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;
