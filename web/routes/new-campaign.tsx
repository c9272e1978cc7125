import { startDraft } from '#web/features/campaigns/open-drafts.ts';
import { readBuilderState } from '#web/features/campaigns/use-wizard-step.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CampaignBuilder } from './campaign-builder.tsx';

export default function NewCampaign() {
  const { key, state } = useLocation();
  return <NewBuilder key={readBuilderState(state).builderKey ?? key} />;
}

function NewBuilder() {
  const [keeper] = useState(startDraft);
  return <CampaignBuilder keeper={keeper} isCreating />;
}
