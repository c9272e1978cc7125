import type { Lead } from '#contract/leads/lead.ts';
import { formatDateTime } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { useNow } from '#web/ui/use-now.ts';

/** How long somebody has waited. */
export function LeadAge({ lead: { createdAt }, className }: { lead: Lead; className?: string }) {
  const now = useNow();
  return (
    <time dateTime={createdAt} title={formatDateTime(createdAt)} className={className}>
      {/* The clock ticks rarely, so a lead may have come after its last tick. */}
      {formatRelative(createdAt, Math.max(now, Date.parse(createdAt)), 'short')}
    </time>
  );
}
