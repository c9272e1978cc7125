import { ensureDraft } from '#web/features/campaigns/draft/open-drafts.ts';
import { readBuilderState } from '#web/features/campaigns/wizard/use-wizard-step.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { toastError } from '#web/ui/toast/toast.tsx';
import { ORPCError } from '@orpc/client';
import { Navigate, redirect, useLocation } from 'react-router';
import type { Route } from './+types/campaign.ts';
import { builderRest } from './builder-rest.tsx';
import { CampaignBuilder } from './campaign-builder.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    return { keeper: await ensureDraft(params.campaignId) };
  } catch (error) {
    // Whoever is not signed in is sent to sign in by the page around this one, and comes back.
    if (error instanceof ORPCError && error.code === 'NOT_SIGNED_IN') return { keeper: null };
    toastError(m.campaigns_load_failed(), m.campaigns_load_failed_text());
    throw redirect('/meta-ads');
  }
}

export default function Campaign({ loaderData: { keeper }, params }: Route.ComponentProps) {
  const { state, search } = useLocation();
  const { isCreating = false } = readBuilderState(state);
  if (!useMay('draft')) return <Navigate to={{ pathname: `/drafts/${params.campaignId}`, search }} replace />;
  return (
    keeper && (
      <CampaignBuilder key={params.campaignId} keeper={keeper} isCreating={isCreating} rest={builderRest} />
    )
  );
}
