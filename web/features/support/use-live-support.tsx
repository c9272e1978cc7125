import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';

// One toast, saying how far it has come.
const id = 'live-support';

/** Opens a meeting with support in a new tab. */
export function useLiveSupport() {
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    toast(m.support_opening(), undefined, { id, icon: <Spinner />, durationMs: Infinity });
    // Opened by the click itself: a tab that opens after the answer is one that browsers block.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    try {
      const { zoomLink } = await server.support.openLiveSupport();
      if (!zoomLink) throw new TypeError('An answer without a link.');
      if (tab) tab.location.replace(zoomLink);
      toast(m.support_opened(), undefined, { id, ...(!tab && { action: wayTo(zoomLink) }) });
    } catch (error) {
      tab?.close();
      announceFailure(error);
    } finally {
      setOpening(false);
    }
  }

  return { isOpening, open };
}

/** Where the browser let no tab open, the link is one more click away. */
function wayTo(link: string) {
  return { label: m.support_open_link(), onClick: () => void window.open(link, '_blank', 'noopener') };
}

function announceFailure(error: unknown) {
  if (!(error instanceof ORPCError)) return toastError(m.support_failed(), m.support_failed_later(), { id });
  if (error.code === 'NOT_SIGNED_IN')
    return toastError(m.support_sign_in(), m.support_sign_in_text(), { id });
  return toastError(m.support_failed(), m.support_failed_contact(), { id });
}
