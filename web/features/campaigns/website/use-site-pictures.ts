import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Reading } from '#contract/websites/reading.ts';
import { api, server } from '#web/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { largePictures } from './usual-choices.ts';

/**
 * The pictures of a website, and which of them are used. They are brought here to be looked at: no page of ours shows
 * what lies elsewhere, and one that nobody uses is swept away.
 */
export function useSitePictures(
  reading: Reading,
  { mediaIds }: Pick<CampaignFields, 'mediaIds'>,
  most: number,
) {
  const urls = largePictures(reading.found).map(({ url }) => url);
  const { data, error, isLoading } = useQuery({
    ...api.websites.takePictures.queryOptions({ input: { id: reading.id, urls } }),
    enabled: urls.length > 0,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const [picked, setPicked] = useState<readonly string[]>();
  const taken = data?.map(({ id }) => id) ?? [];
  const own = mediaIds.filter((id) => !taken.includes(id));
  const room = Math.max(0, most - own.length);
  // Whoever has chosen pictures already is not given others unasked.
  const usual = mediaIds.length > 0 ? mediaIds.filter((id) => taken.includes(id)) : taken.slice(0, room);
  const chosen = picked ?? usual;
  return {
    expected: urls.length,
    pictures: urls.length === 0 ? [] : data,
    error,
    isLoading,
    most: room,
    chosen,
    onChoose: setPicked,
    first: data?.find(({ id }) => id === chosen[0]),
    /** All that the draft is to hold. */
    mediaIds: [...own, ...chosen].slice(0, most),
  };
}

/** Keeps the firm's logo for its pictures. Where it cannot be had, nothing is missing here. */
export function takeLogo({ id, found: { logo } }: Reading): void {
  if (logo) void server.websites.takePictures({ id, urls: [logo.value] }).catch(() => undefined);
}
