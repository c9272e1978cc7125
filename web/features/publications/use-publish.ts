import type { Publication } from '#contract/publishing/publications.ts';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, queryClient, type server } from '#web/api.ts';
import { isUnderWay } from './run-state.ts';
import { rememberPublication, useTellsPublication } from '#web/operations/remember-publication.ts';
import { useIsCutOff } from '#web/operations/store.ts';

/** A stream can fall silent: what is under way is asked for as well, now and then. */
const askAgainMs = 15_000;

interface PublishOptions {
  /** Undefined while the campaign is not saved. */
  campaignId: string | undefined;
  /** Called once, when a run that was begun or under way on this page has ended, however it did. */
  onFinished: (publication: Publication) => void;
}

type PublishWish = Omit<Parameters<typeof server.publications.publish>[0], 'campaignId'>;

/**
 * Starts publishing and follows it. `publication` is the newest run, also one begun in another window: undefined while
 * not known, null when there is none.
 */
export function usePublish({ campaignId, onFinished }: PublishOptions) {
  useTellsPublication(campaignId);
  const isCutOff = useIsCutOff();
  const { data: publication } = useQuery(
    api.publications.latest.queryOptions({
      input: campaignId ? { campaignId } : skipToken,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? askAgainMs : false),
    }),
  );
  const start = useMutation(api.publications.publish.mutationOptions({ onSuccess: rememberPublication }));
  const awaited = useRef<string>(undefined);
  const startedId = start.data?.id;

  useEffect(() => {
    if (startedId) awaited.current = startedId;
  }, [startedId]);

  useEffect(() => {
    if (!publication) return;
    if (isUnderWay(publication)) {
      awaited.current = publication.id;
      // It may wait for the link to be renewed.
      if (publication.status !== 'running')
        void queryClient.invalidateQueries({ queryKey: api.connections.key() });
    } else if (awaited.current === publication.id) {
      awaited.current = undefined;
      onFinished(publication);
    }
  }, [publication, onFinished]);

  const isRunning = publication != null && isUnderWay(publication);
  return {
    publication,
    isOutOfSight: isRunning && isCutOff,
    /** True from the press of the button until the run is finished. */
    isPublishing: start.isPending || isRunning,
    /** True from the press of the button until it is known whether the run begins. */
    isStarting: start.isPending && !isRunning,
    /** Why the run could not begin. */
    error: start.error,
    publish: (wish: PublishWish) => {
      if (campaignId) start.mutate({ campaignId, ...wish });
    },
    /** Starts the same run again, with the high budget confirmed. */
    confirmBudget: (confirmedDailyBudgetMinor: number) => {
      if (start.variables) start.mutate({ ...start.variables, confirmedDailyBudgetMinor });
    },
    /** Lets go of the reason why it could not begin. */
    forgetError: start.reset,
  };
}
