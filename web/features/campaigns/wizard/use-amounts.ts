import { useState } from 'react';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import type { AmountName, UnclearAmounts } from './money-field.tsx';

/** Amounts on their way into the draft. What cannot be read waits here, and the draft holds no amount meanwhile. */
export function useAmounts(keeper: DraftKeeper) {
  const [unclear, setUnclear] = useState<UnclearAmounts>({});
  function take(name: AmountName, minor: number | null, text: string | undefined) {
    setUnclear((now) => {
      const next = { ...now };
      if (text === undefined) delete next[name];
      else next[name] = text;
      return next;
    });
    if (keeper.view().fields[name] !== minor) keeper.change({ [name]: minor });
  }
  return { unclear, names: Object.keys(unclear), take };
}
