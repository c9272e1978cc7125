import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useEffect, useState } from 'react';
import { recallBuilder, rememberBuilder } from '../wizard/builder-cache.ts';
import { areEdited } from './edited-ads.ts';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { keepFinishedAds } from './finished-ads.ts';
import { useAdWriter } from './use-ad-writer.ts';

/** That the ads are written: no longer said once they are being published. */
export const writtenToast = 'ads-written';

/** Writing ads from the wizard: begun by a button, told about, and asked first where edited texts would go. */
export function useAdWriting(keeper: DraftKeeper, onWritten: () => void) {
  const { writing, problem, write, cancel } = useAdWriter(keeper);
  const [isAsking, setIsAsking] = useState(false);

  // A reload cut it short: what was finished is kept, and the person is told.
  useEffect(() => {
    const left = recallBuilder(keeper.id)?.written;
    if (!left) return;
    rememberBuilder(keeper.id, { written: null });
    const count = keepFinishedAds(keeper, left);
    if (count > 0) toast(m.campaigns_writing_kept({ count }));
    else if (keeper.view().fields.ads.length === 0) toast(m.campaigns_writing_cut_short());
  }, [keeper]);

  async function begin() {
    setIsAsking(false);
    const { name, kept, leftOut } = await write();
    if (name === 'written') {
      rememberBuilder(keeper.id, { asCame: keeper.view().fields.ads });
      const text = leftOut > 0 ? m.campaigns_written_without({ count: leftOut }) : m.campaigns_written();
      toast(m.campaigns_toast_success(), text, { id: writtenToast });
    } else {
      if (name === 'failed') toastError(m.campaigns_toast_error(), m.campaigns_write_failed());
      if (kept > 0) toast(m.campaigns_writing_kept({ count: kept }));
    }
    if (kept > 0) onWritten();
  }

  return {
    writing,
    problem,
    cancel,
    isAsking,
    setIsAsking,
    begin: () => void begin(),
    /** Begins, or asks first when somebody has worked on the ads that would be replaced. */
    ask() {
      const asCame = recallBuilder(keeper.id)?.asCame ?? null;
      if (areEdited(keeper.view().fields.ads, asCame)) setIsAsking(true);
      else void begin();
    },
  };
}
