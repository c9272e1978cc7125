import { findBegunDraft, startDraft } from '#web/features/campaigns/open-drafts.ts';
import { readBuilderState } from '#web/features/campaigns/use-wizard-step.ts';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { CampaignBuilder } from './campaign-builder.tsx';

export default function NewCampaign() {
  const { key, state } = useLocation();
  const builderKey = readBuilderState(state).builderKey ?? key;
  return <NewBuilder key={builderKey} builderKey={builderKey} />;
}

function NewBuilder({ builderKey }: { builderKey: string }) {
  const { search, state } = useLocation();
  // Asked once: what is begun while this is on screen goes on here.
  const [begun] = useState(() => findBegunDraft(builderKey));
  if (begun)
    return <Navigate replace to={`/campaign/${begun}${search}`} state={{ ...state, isCreating: true }} />;
  return <FreshBuilder builderKey={builderKey} />;
}

function FreshBuilder({ builderKey }: { builderKey: string }) {
  const [keeper] = useState(() => startDraft(builderKey));
  return <CampaignBuilder keeper={keeper} isCreating />;
}
