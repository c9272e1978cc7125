import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { useCallback, useMemo, useState } from 'react';

/** Which campaigns are chosen, to do one thing with all of them. */
export interface Choice {
  ids: ReadonlySet<string>;
  /** The same one for all renders, as `chooseAll` is. */
  choose: (facebookCampaignId: string, isChosen: boolean) => void;
  chooseAll: (campaigns: readonly LiveCampaign[]) => void;
}

const none: ReadonlySet<string> = new Set();

export function useChoice(): Choice {
  const [ids, setIds] = useState(none);
  const choose = useCallback(
    (id: string, isChosen: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        if (isChosen) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const chooseAll = useCallback(
    (campaigns: readonly LiveCampaign[]) =>
      setIds(new Set(campaigns.map(({ facebookCampaignId }) => facebookCampaignId))),
    [],
  );
  return useMemo(() => ({ ids, choose, chooseAll }), [ids, choose, chooseAll]);
}
