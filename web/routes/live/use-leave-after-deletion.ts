import { useChangesUnderWay } from '#web/features/live-campaigns/change-cache.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

const farewellMs = 1500;

/** Leads from the page of a campaign that is being deleted to the others, unless that is taken back meanwhile. */
export function useLeaveAfterDeletion(campaignId: string, facebookCampaignId: string | null) {
  const navigate = useNavigate();
  const [isWished, setIsWished] = useState(false);
  const isUnderWay = useChangesUnderWay(facebookCampaignId).some(
    ({ matter }) => matter.kind === 'deletion' && matter.campaignId === campaignId,
  );
  useEffect(() => {
    if (!isWished || !isUnderWay) return;
    const timer = setTimeout(() => void navigate('/meta-ads'), farewellMs);
    return () => clearTimeout(timer);
  }, [isWished, isUnderWay, navigate]);
  return { leaveSoon: () => setIsWished(true) };
}
