import { useMay } from '#web/workspace/may.ts';
import { useLocation } from 'react-router';

/** Where somebody fills in step by step, or answers: the ways on stand at the lower edge there, and nothing else. */
const wizard = /^\/(campaigns?|approvals)\/[^/]+$/;

/** Whether the bar with the ways to other pages stands at the lower edge of a phone. */
export function useBar(showsPublished: boolean): boolean {
  const maySee = useMay('see');
  const { pathname } = useLocation();
  return (showsPublished || !wizard.test(pathname)) && maySee;
}
