import { useLocation, useNavigate } from 'react-router';
import { later, usePart } from '#web/ui/later.ts';
import type { Published } from './next-steps.tsx';

/** Fetched with the moment before, so that the page after it has it at once. */
export const justPublishedParts = later(() => import('./just-published-parts.tsx'));

/** The entry of the history that was opened with the page, as after a reload: what was new then is no more. */
const openedKey: unknown = globalThis.history?.state?.key;

/** With what the page after publishing is opened, so that it goes on with what comes next. */
export function publishedState(published: Published) {
  return { published };
}

/** What happens next with what has just been published, until it is closed or the page is loaded anew. */
export function JustPublished() {
  const navigate = useNavigate();
  const { state, pathname, key } = useLocation();
  const told = (state as Partial<ReturnType<typeof publishedState>> | null)?.published;
  const published = key === openedKey ? undefined : told;
  const close = () => void navigate(pathname, { replace: true, preventScrollReset: true });
  const parts = usePart(justPublishedParts, published !== undefined, close);
  return published && parts && <parts.JustPublished {...published} onClose={close} />;
}
