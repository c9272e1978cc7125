import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { toastError } from '#web/ui/toast/toast.tsx';
import { signOutEverywhere } from './session/sign-out.ts';

/** The way out, and whether somebody is on it. */
export function useLeave() {
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    try {
      await signOutEverywhere();
    } catch {
      setLeaving(false);
      toastError(m.people_sign_out_failed(), m.ui_trouble_unreachable());
    }
  }

  return { isLeaving, leave };
}
