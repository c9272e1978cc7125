import { ChartNoAxesCombined, FilePenLine, Users } from 'lucide-react';
import { WaitingCount } from '#web/features/leads/arrival/waiting-count.tsx';

const builder = String.raw`campaigns?/[^/]+(/saved)?$`;

/** What the menu and the bar of a phone both lead to, with what is reached from there and has no entry of its own. */
export function menuPlaces(showsPublished: boolean) {
  return {
    campaigns: {
      to: '/meta-ads',
      // A published campaign is shown at the address of its draft.
      alsoFor: showsPublished ? /^/ : /^\/campaigns?\/(meta\/[^/]+|[^/]+\/(details|ads))(\/law)?$|\/law$/,
      icon: <ChartNoAxesCombined aria-hidden />,
    },
    leads: {
      to: '/leads',
      alsoFor: /^\/campaigns\/[^/]+\/leads$/,
      icon: <Users aria-hidden />,
      mark: <WaitingCount />,
    },
    drafts: {
      to: '/drafts',
      alsoFor: showsPublished ? undefined : new RegExp(`^/(approvals|drafts/|${builder})`),
      icon: <FilePenLine aria-hidden />,
    },
  };
}
