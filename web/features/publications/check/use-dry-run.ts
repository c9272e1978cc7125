import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';

/** Asks Meta for its opinion of a saved draft. `askedOf` is the version of the draft that the answer is about. */
export function useDryRun() {
  const [askedOf, setAskedOf] = useState<number>();
  const { data, error, isPending, mutate } = useMutation(api.publications.dryRun.mutationOptions());
  return {
    answer: data,
    error,
    isAsking: isPending,
    askedOf,
    ask({ id, version }: { id: string; version: number }) {
      setAskedOf(version);
      mutate({ campaignId: id });
    },
  };
}
