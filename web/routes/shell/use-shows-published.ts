import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { clientLoader } from '../campaign/campaign.tsx';

const never = () => () => undefined;

/** Whether a published campaign stands in place of the builder: known as soon as there is anything to draw. */
export function useShowsPublished(): boolean {
  const one = useRouteLoaderData<typeof clientLoader>('campaign');
  const other = useRouteLoaderData<typeof clientLoader>('campaigns');
  const keeper = (one ?? other)?.keeper;
  return useSyncExternalStore(keeper?.subscribe ?? never, () => keeper?.view().campaign?.status === 'active');
}
