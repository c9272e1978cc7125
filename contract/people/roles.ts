import { z } from 'zod';

/** What somebody may be in a workspace, from the one who may do everything to the one who sees only what is shared. */
export const roles = ['owner', 'admin', 'advertiser', 'author', 'approver', 'viewer', 'client'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/**
 * What an operation asks of whoever wants it. `any`: it is about the person; `shared`: about what was shared with them;
 * `see`: what is in the workspace; `leads`: the people behind leads; `comment`, `approve` and `draft`: as they say;
 * `steer`: whatever changes something at Meta; `manage`: the workspace itself; `own`: whether it exists, and under which rules;
 * `operate`: the installation, which no role in a workspace allows.
 */
export const rights = [
  'any',
  'shared',
  'see',
  'leads',
  'comment',
  'approve',
  'draft',
  'steer',
  'manage',
  'own',
  'operate',
] as const;
export type Right = (typeof rights)[number];

const rightsOf: Record<Role, readonly Right[]> = {
  owner: rights.filter((right) => right !== 'operate'),
  admin: rights.filter((right) => right !== 'own' && right !== 'operate'),
  advertiser: ['any', 'shared', 'see', 'leads', 'comment', 'draft', 'steer'],
  author: ['any', 'shared', 'see', 'comment', 'draft'],
  approver: ['any', 'shared', 'see', 'comment', 'approve'],
  viewer: ['any', 'shared', 'see'],
  client: ['any', 'shared'],
};

/** Whether somebody in that role may do what takes this right. */
export function may(role: Role, right: Right): boolean {
  return rightsOf[role].includes(right);
}

/** Whom a question for approval may be put to, and who may still answer it. */
export function mayAnswer(role: Role): boolean {
  return may(role, 'approve') || role === 'client';
}

/** Who may do what takes this right. */
export function rolesWith(right: Right): Role[] {
  return roles.filter((role) => may(role, right));
}

/** The role that may only what both may. */
export function lesser(one: Role, other: Role): Role {
  const allowed = (role: Role) => rightsOf[role].every((right) => may(one, right) && may(other, right));
  return roles.find(allowed) ?? 'client';
}

/** The most that an advertiser may let one campaign cost a day, in minor units of the currency. */
export const Ceiling = z.object({
  dailyMinor: z.int().positive().max(1_000_000_000_00),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type Ceiling = z.infer<typeof Ceiling>;
