import type { Campaign } from '#contract/campaigns/campaign.ts';
import { findNextStep, stepsFor } from '#contract/campaigns/next-step.ts';
import { api } from '#web/api.ts';
import { DraftActions } from '#web/features/campaigns/draft/draft-actions.tsx';
import { DraftPage } from '#web/features/campaigns/draft/draft-page.tsx';
import { draftSpots } from '#web/features/campaigns/draft/draft-spots.ts';
import { describeNext } from '#web/features/campaigns/wizard/gap-words.ts';
import { NotesBar } from '#web/features/comments/notes-bar.tsx';
import { ToLimits } from '#web/operations/to-limits.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import type { Route } from './+types/draft.ts';
import { BackToCampaigns } from './back-to-campaigns.tsx';
import { Overview } from './overview.tsx';
import { publishingFacts } from './publishing-facts.ts';

export default function Draft({ params: { campaignId } }: Route.ComponentProps) {
  return (
    <DraftPage id={campaignId} title={m.campaigns_draft()}>
      {(campaign) => (
        <>
          {/* Whoever else is here is known later: there is room for them from the start. */}
          <div className="mb-0 flex min-h-11 items-center justify-between gap-4">
            <BackToCampaigns />
            <NotesBar subject={campaign.id} spots={draftSpots(campaign)} />
          </div>
          <PageHeader
            title={campaign.title || m.campaigns_draft_untitled()}
            text={<Readiness campaign={campaign} />}
            badge={
              <Badge tone="warning" className="self-center">
                {m.campaigns_draft()}
              </Badge>
            }
            actions={
              <DraftActions
                id={campaignId}
                previousRoute={`/drafts/${campaignId}`}
                publishAt={`/campaign/${campaignId}?step=${stepsFor(campaign.objective).length}`}
              />
            }
          />
          <Overview campaign={campaign} />
        </>
      )}
    </DraftPage>
  );
}

/** Whether it could be published, as the list of drafts says it, and what has come of it so far. */
function Readiness({ campaign }: { campaign: Campaign }) {
  const { data: refused = [] } = useQuery(api.publications.listRefused.queryOptions());
  const next = findNextStep(campaign);
  const refusal = refused.find(({ campaignId }) => campaignId === campaign.id)?.text;
  const isRefused = refusal !== undefined && next.missing.length === 0;
  const isReady = !isRefused && next.missing.length === 0;
  const Sign = isReady ? Check : CircleAlert;
  return (
    <span className="flex max-w-xl gap-2">
      <Sign
        aria-hidden
        className={cn('mt-1 size-4 shrink-0', isReady ? 'text-success-text' : 'text-warning-text')}
      />
      <span className="min-w-0 text-pretty">
        {isRefused ? refusal : describeNext(next)} {isRefused && <ToLimits />} {publishingFacts(campaign)}
      </span>
    </span>
  );
}
