import type { Lead } from '#contract/leads/lead.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { contactLinks } from '../lead/lead-answers.ts';

/** Calls somebody for whom Call was pressed where no page was open. Where the browser wants another press, the button is there. */
export function useCallAtOnce(lead: Pick<Lead, 'answers'> | undefined): void {
  const [address, setAddress] = useSearchParams();
  const isAsked = address.has('call');
  useEffect(() => {
    if (!isAsked || !lead) return;
    setAddress(
      (before) => {
        before.delete('call');
        return before;
      },
      { replace: true },
    );
    const phone = contactLinks(lead).find(({ kind }) => kind === 'phone');
    if (phone) location.assign(phone.href);
  }, [isAsked, lead, setAddress]);
}
