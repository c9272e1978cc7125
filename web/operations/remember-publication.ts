import type { Publication } from '#contract/publishing/publications.ts';
import { useEffect } from 'react';
import { api, queryClient } from '#web/api.ts';

/** Campaigns whose publishing is followed by the page that is open. */
const followed = new Set<string>();

/** While mounted, the page tells by itself how publishing this campaign goes. */
export function useTellsPublication(campaignId: string | undefined): void {
  useEffect(() => {
    if (!campaignId) return;
    followed.add(campaignId);
    return () => void followed.delete(campaignId);
  }, [campaignId]);
}

/** Whether the page that is open tells it already. */
export function isToldByPage({ campaignId }: Pick<Publication, 'campaignId'>): boolean {
  return followed.has(campaignId);
}

/** Makes a publication the newest one of its campaign on every screen that shows it. */
export function rememberPublication(publication: Publication): void {
  const { campaignId } = publication;
  const queryKey = api.publications.latest.queryKey({ input: { campaignId } });
  // An older answer that is still on its way must not take its place.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, publication);
}
