import { z } from 'zod';
import type { Graph } from '../graph/graph.ts';

/** How well Meta recognises the people of an event, as far as it tells. */
export interface MatchQuality {
  /** Out of ten; null where Meta gives none, which it does for what happens on websites only. */
  score: number | null;
  /** With how many in a hundred events each of our keys came; undefined where Meta does not say. */
  keys: { email?: number | undefined; phone?: number | undefined };
}

const Percentage = z.object({ percentage: z.coerce.number().min(0).max(100) });

const Told = z.object({
  event_name: z.string(),
  event_match_quality: z
    .object({
      composite_score: z.coerce.number().min(0).max(10).nullish(),
      match_key_feedback: z
        .array(z.object({ identifier: z.string(), coverage: Percentage.nullish() }))
        .nullish(),
    })
    .nullish(),
});

export interface MatchQualities {
  /** Of one kind of event; null where Meta says nothing of it. */
  readMatchQuality(
    token: string,
    asked: { datasetId: string; eventName: string },
  ): Promise<MatchQuality | null>;
}

export function openMatchQualities(graph: Graph): MatchQualities {
  return {
    async readMatchQuality(token, { datasetId, eventName }) {
      const fields = 'web{event_name,event_match_quality{composite_score,match_key_feedback}}';
      const { web } = await graph.get(
        { path: 'dataset_quality', params: { dataset_id: datasetId, fields }, token },
        z.object({ web: z.array(Told).nullish() }),
      );
      const told = web?.find((each) => each.event_name === eventName)?.event_match_quality;
      if (!told) return null;
      const { composite_score: score = null, match_key_feedback: feedback } = told;
      const shareOf = (name: string) =>
        feedback?.find(({ identifier }) => identifier === name)?.coverage?.percentage;
      const keys = { email: shareOf('email'), phone: shareOf('phone') };
      const isSilent = score === null && keys.email === undefined && keys.phone === undefined;
      return isSilent ? null : { score, keys };
    },
  };
}
