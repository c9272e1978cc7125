import { raw } from 'hono/html';

/** What makes a table one that only says what stands where: mail programs know no other layout. */
export const asLayout = raw('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');
