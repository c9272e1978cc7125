import type { Campaign } from '#contract/campaigns/campaign.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DraftKeeper, SaveState } from './draft-keeper.ts';

interface SaveTroubleProps {
  keeper: DraftKeeper;
  save: SaveState;
}

/** Why the draft is not saved, and the one thing that helps. */
export function SaveTrouble({ keeper, save }: SaveTroubleProps) {
  switch (save.name) {
    case 'failing':
    case 'refused':
      return (
        <Banner
          tone="warning"
          title={m.campaigns_not_saved()}
          action={
            <Button variant="secondary" size="small" onClick={keeper.tryNow}>
              {m.ui_try_again()}
            </Button>
          }
        >
          {wordsFor(save.reason)} {m.campaigns_not_saved_text()}
        </Banner>
      );
    case 'conflict':
      return (
        <Banner tone="warning" title={m.campaigns_conflict()} action={<Settle keeper={keeper} />}>
          {m.campaigns_conflict_text()}
        </Banner>
      );
    case 'locked':
      return (
        <Banner
          tone="warning"
          title={m.campaigns_not_saved()}
          action={
            <Button asChild variant="secondary" size="small">
              <Link to="/meta-ads">{m.campaigns_to_meta_ads()}</Link>
            </Button>
          }
        >
          {wordsFor(save.reason)}
        </Banner>
      );
    case 'idle':
    case 'waiting':
    case 'saving':
    case 'saved':
      return null;
  }
}

/** Both ways out of a conflict: what stands there now, or what was typed here on top of it. */
function Settle({ keeper }: { keeper: DraftKeeper }) {
  const [isLoading, setIsLoading] = useState(false);
  async function settle(take: (campaign: Campaign) => void) {
    const id = keeper.view().campaign?.id;
    if (!id) return;
    setIsLoading(true);
    try {
      take(await server.campaigns.get({ id }));
    } catch (error) {
      setIsLoading(false);
      toastError(m.campaigns_load_failed(), wordsFor(error));
    }
  }
  return (
    <>
      <Button variant="secondary" size="small" busy={isLoading} onClick={() => void settle(keeper.rebase)}>
        {m.campaigns_conflict_keep()}
      </Button>
      <Button variant="secondary" size="small" busy={isLoading} onClick={() => void settle(keeper.replace)}>
        {m.campaigns_reload()}
      </Button>
    </>
  );
}
