import type { Role } from '#contract/people/roles.ts';
import { m } from '#web/paraglide/messages.js';

/** What a role is called by itself. */
export const roleNames: Record<Role, () => string> = {
  owner: m.role_owner,
  admin: m.role_admin,
  advertiser: m.role_advertiser,
  author: m.role_author,
  approver: m.role_approver,
  viewer: m.role_viewer,
  client: m.role_client,
};

/** The same within a sentence. */
export const rolesInLine: Record<Role, () => string> = {
  owner: m.role_in_line_owner,
  admin: m.role_in_line_admin,
  advertiser: m.role_in_line_advertiser,
  author: m.role_in_line_author,
  approver: m.role_in_line_approver,
  viewer: m.role_in_line_viewer,
  client: m.role_in_line_client,
};

/** What somebody with that role may do. */
export const roleTexts: Record<Role, () => string> = {
  owner: m.role_text_owner,
  admin: m.role_text_admin,
  advertiser: m.role_text_advertiser,
  author: m.role_text_author,
  approver: m.role_text_approver,
  viewer: m.role_text_viewer,
  client: m.role_text_client,
};
