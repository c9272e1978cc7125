import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
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
