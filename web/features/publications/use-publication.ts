import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { useTellsPublication } from '#web/operations/remember-publication.ts';
import { useIsCutOff } from '#web/operations/store.ts';
import { isUnderWay } from './run-state.ts';

/** A stream can fall silent: what is under way is asked for as well, now and then. */
const askAgainMs = 15_000;

/** The newest run of a campaign, as the stream of operations tells it. Undefined while not known, null when there is none. */
export function usePublication(campaignId: string | undefined) {
  useTellsPublication(campaignId);
  const isCutOff = useIsCutOff();
  const { data: publication } = useQuery(
    api.publications.latest.queryOptions({
      input: campaignId ? { campaignId } : skipToken,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askAgainMs : false),
    }),
  );
  return { publication, isOutOfSight: publication != null && isUnderWay(publication) && isCutOff };
}
