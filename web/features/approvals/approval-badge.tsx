import type { Approval } from '#contract/approvals.ts';
import { Badge } from '#web/ui/badge.tsx';
import { stateBadges } from './approval-words.ts';

/** How the newest question about a draft stands. */
export function ApprovalBadge({ approval: { state } }: { approval: Approval }) {
  if (state === 'revoked') return null;
  const { tone, says } = stateBadges[state];
  return (
    <Badge tone={tone} className="whitespace-normal">
      {says()}
    </Badge>
  );
}
