import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { api, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { openingWords } from './live-support-hours.ts';

// One toast, saying how far it has come.
const id = 'live-support';

/** Opens a meeting with support in a new tab, while somebody is there. */
export function useLiveSupport() {
  const [isOpening, setOpening] = useState(false);
  const { data } = useQuery({ ...api.support.hours.queryOptions(), refetchInterval: 300_000 });
  const opensAt = data?.opensAt ?? undefined;

  async function open() {
    if (opensAt) return announceClosed(opensAt);
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

  return { isOpening, open, opens: opensAt && openingWords(opensAt) };
}

/** Where the browser let no tab open, the link is one more click away. */
function wayTo(link: string) {
  return { label: m.support_open_link(), onClick: () => void window.open(link, '_blank', 'noopener') };
}

function announceClosed(opensAt: string) {
  const form = pageLanguage() === 'nb' ? '/nb/support#write' : '/support#write';
  toast(m.support_closed({ when: openingWords(opensAt) }), m.support_closed_text(), {
    id,
    durationMs: 10_000,
    icon: <Clock aria-hidden className="size-[18px] text-muted" />,
    action: { label: m.support_write(), onClick: () => location.assign(form) },
  });
}

function announceFailure(error: unknown) {
  if (!(error instanceof ORPCError)) return toastError(m.support_failed(), m.support_failed_later(), { id });
  if (error.code === 'NOT_SIGNED_IN')
    return toastError(m.support_sign_in(), m.support_sign_in_text(), { id });
  if (error.code === 'SUPPORT_CLOSED') return announceClosed(error.data.opensAt);
  if (error.code === 'TOO_OFTEN')
    return toastError(m.support_failed(), m.support_failed_often(error.data), { id });
  return toastError(m.support_failed(), m.support_failed_contact(), { id });
}
