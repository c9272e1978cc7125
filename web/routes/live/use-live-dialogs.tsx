import type { HeldWords } from '#contract/operations/operation-details.ts';
import type { LiveTools } from '#web/features/live-campaigns/live-tools.ts';
import { useMay } from '#web/workspace/may.ts';
import { later, usePart } from '#web/ui/later.ts';
import { findOpener } from '#web/ui/overlay/find-opener.ts';
import { useMemo, useState, type ReactNode } from 'react';
import type { OpenDialog, OverCampaign } from './live-dialog.tsx';

const dialogParts = later(() => import('./live-dialog.tsx'));

interface LiveDialogs {
  /** The same for as long as the page is open. */
  open: LiveTools & { showPicture: (picture: { url: string; title: string }) => void };
  /** Put it somewhere on the page, once. */
  dialogs: ReactNode;
}

/** The dialogs that change a live campaign. They are fetched when the first of them is opened. */
export function useLiveDialogs(): LiveDialogs {
  const [task, setTask] = useState<OpenDialog>();
  const maySteer = useMay('steer');
  const maySeeLeads = useMay('leads');
  const open = useMemo<LiveDialogs['open']>(() => {
    const over = (kind: OverCampaign) => (facebookCampaignId: string, words?: HeldWords) =>
      setTask({ kind, facebookCampaignId, words, opener: findOpener() });
    return {
      maySteer,
      maySeeLeads,
      rename: over('name'),
      setCostGoal: over('goal'),
      setBrakes: over('brakes'),
      editLocations: over('locations'),
      editAd: (facebookCampaignId, facebookAdId) =>
        setTask({ kind: 'reword', facebookCampaignId, facebookAdId, opener: findOpener() }),
      addAd: over('new-ad'),
      typedBudgets: new Map(),
      showPictures: over('pictures'),
      showPicture: (picture) => setTask({ kind: 'picture', picture, opener: findOpener() }),
    };
  }, [maySteer, maySeeLeads]);
  const close = () => setTask(undefined);
  const parts = usePart(dialogParts, task !== undefined, close);
  return { open, dialogs: task && parts && <parts.LiveDialog open={task} onClose={close} /> };
}
