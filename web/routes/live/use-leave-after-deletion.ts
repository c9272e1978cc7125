import { useOperationsUnderWay } from '#web/operations/store.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

const farewellMs = 1500;

/** Leads from the page of a campaign that is being deleted to the others, unless that is taken back meanwhile. */
export function useLeaveAfterDeletion(campaignId: string, facebookCampaignId: string | null) {
  const navigate = useNavigate();
  const [isWished, setIsWished] = useState(false);
  const isUnderWay = useOperationsUnderWay(facebookCampaignId).some(
    ({ details }) => details.kind === 'deletion' && details.campaignId === campaignId,
  );
  useEffect(() => {
    if (!isWished || !isUnderWay) return;
    const timer = setTimeout(() => void navigate('/meta-ads'), farewellMs);
    return () => clearTimeout(timer);
  }, [isWished, isUnderWay, navigate]);
  return { leaveSoon: () => setIsWished(true) };
}
