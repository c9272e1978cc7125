import type { Scope } from '#contract/tools.ts';
import { m } from '#web/paraglide/messages.js';

/** What an assistant may do, each in words. */
export const scopeWords: Record<Scope, { name: () => string; text: () => string }> = {
  'ads:read': { name: m.assistants_may_read, text: m.assistants_may_read_text },
  'leads:read': { name: m.assistants_may_leads, text: m.assistants_may_leads_text },
  'ads:draft': { name: m.assistants_may_draft, text: m.assistants_may_draft_text },
  'ads:steer': { name: m.assistants_may_steer, text: m.assistants_may_steer_text },
  'ads:publish': { name: m.assistants_may_publish, text: m.assistants_may_publish_text },
};
