import { m } from '#web/paraglide/messages.js';
import { BackLink } from '#web/ui/page/back-link.tsx';

/** The way from one campaign to all of them. */
export function BackToCampaigns() {
  return <BackLink to="/meta-ads" name={m.changes_back()} />;
}
