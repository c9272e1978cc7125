import { api } from '#web/api.ts';
import { useQuery } from '@tanstack/react-query';

/** Who speaks in an ad, as its preview shows it. */
export interface Speaker {
  speaker: string;
  speakerPicture: string | null;
}

/** The page an ad was made for, or else the chosen page; who stands in for it as long as no page is known. */
export function useSpeaker(pageId: string | null | undefined, standIn: string): Speaker {
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const { pages = [], selectedPageId } = connection ?? {};
  const page = pages.find(({ id }) => id === pageId) ?? pages.find(({ id }) => id === selectedPageId);
  return { speaker: page?.name ?? standIn, speakerPicture: page?.pictureUrl ?? null };
}
