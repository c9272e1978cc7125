import { type CampaignFields, objectives } from '#contract/campaigns/campaign.ts';
import { oneOf, onlyTexts } from '#web/one-of.ts';
import { findBegunDraft, startDraft } from '#web/features/campaigns/draft/open-drafts.ts';
import { readBuilderState } from '#web/features/campaigns/wizard/use-wizard-step.ts';
import { later, useAhead, usePart } from '#web/ui/later.ts';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMay } from '#web/workspace/may.ts';
import { fetchAhead } from '#web/fetch-ahead.ts';
import { CampaignBuilder } from './campaign-builder.tsx';
import { useKeptAd } from './use-kept-ad.ts';

const builderRest = later(async () => (await import('./builder-rest.tsx')).builderRest);

export default function NewCampaign() {
  const { key, state } = useLocation();
  const builderKey = readBuilderState(state).builderKey ?? key;
  if (!useMay('draft')) return <Navigate to="/dashboard" replace />;
  return <NewBuilder key={builderKey} builderKey={builderKey} />;
}

function NewBuilder({ builderKey }: { builderKey: string }) {
  const { search, state } = useLocation();
  // Asked once: what is begun while this is on screen goes on here. One and the same state, too: with a new one the
  // way there would begin anew at every rendering, and never arrive.
  const [begun] = useState(() => {
    const id = findBegunDraft(builderKey);
    return id && { to: `/campaign/${id}${search}`, state: { ...state, isCreating: true } };
  });
  if (begun) return <Navigate replace {...begun} />;
  return <FreshBuilder builderKey={builderKey} />;
}

function FreshBuilder({ builderKey }: { builderKey: string }) {
  const { state } = useLocation();
  const [keeper] = useState(() => startDraft(builderKey, wishIn(state)));
  useKeptAd(keeper);
  const [askedFor] = useState(takeWebsite);
  const rest = useRest();
  const isWhole = rest !== undefined;
  // Where the next step stands, once the draft has an address.
  useEffect(() => {
    if (isWhole) void fetchAhead(`/campaign/${keeper.id}`);
  }, [isWhole, keeper.id]);
  return <CampaignBuilder isCreating {...{ keeper, rest, askedFor }} />;
}

/** The goal that whoever led here has in mind, or the pictures. */
function wishIn(state: Partial<Record<keyof CampaignFields, unknown>> | null): Partial<CampaignFields> {
  const objective = oneOf(objectives, state?.objective);
  if (objective) return { objective };
  const mediaIds = onlyTexts(state?.mediaIds);
  return mediaIds.length > 0 ? { mediaIds, enhancedMediaIds: onlyTexts(state?.enhancedMediaIds) } : {};
}

/** The website somebody asked for on the page before, once: whoever comes back here does not ask for it again. */
function takeWebsite(): string | undefined {
  const { usr, ...entry } = window.history.state ?? {};
  if (typeof usr?.website !== 'string') return undefined;
  const { website, ...state } = usr;
  window.history.replaceState({ ...entry, usr: state }, '');
  return website;
}

/** What is needed after the first step: fetched while that is filled in. Whoever is quicker stays until it is there. */
function useRest() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const ahead = useAhead(builderRest);
  const isAsked = Number(params.get('step')) > 1;
  return (
    usePart(builderRest, isAsked, () => void navigate({ search: '' }, { replace: true, state })) ?? ahead
  );
}
