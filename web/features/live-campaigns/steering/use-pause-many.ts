import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { Operation } from '#contract/operations/operations.ts';
import { useState } from 'react';
import { server } from '#web/api.ts';
import { hear } from '#web/operations/run-operation.ts';
import { refusalWords } from '#web/operations/words.ts';

export interface PausedMany {
  /** What was begun, each to be taken back. */
  operations: Operation[];
  refused: { count: number; reason: string } | undefined;
}

/** Pauses several campaigns, each by an operation of its own, which the page follows by the one stream it has anyway. */
export function usePauseMany() {
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<PausedMany>();

  async function askEach<Item>(items: Item[], ask: (item: Item) => Promise<Operation>): Promise<PausedMany> {
    setIsAsking(true);
    const done: PausedMany = { operations: [], refused: undefined };
    // One after the other: Meta counts how fast it is asked.
    for (const item of items) {
      try {
        const operation = await ask(item);
        hear(operation);
        done.operations.push(operation);
      } catch (error) {
        done.refused = { count: (done.refused?.count ?? 0) + 1, reason: refusalWords(error) };
      }
    }
    setIsAsking(false);
    return done;
  }

  return {
    isAsking,
    outcome,
    async pause(campaigns: LiveCampaign[]): Promise<void> {
      setOutcome(undefined);
      setOutcome(
        await askEach(campaigns, ({ facebookCampaignId }) =>
          server.liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'campaign' }),
        ),
      );
    },
    async takeBack(): Promise<void> {
      const { refused } = await askEach(outcome?.operations ?? [], ({ id }) =>
        server.operations.undo({ id }),
      );
      setOutcome(refused && { operations: [], refused });
    },
  };
}

/** Those that a press of the button pauses: of these ids, or all. */
export function pausable(campaigns: readonly LiveCampaign[], ids?: ReadonlySet<string>): LiveCampaign[] {
  return campaigns.filter(
    ({ facebookCampaignId, configuredStatus, goneAt }) =>
      facebookCampaignId !== '' &&
      goneAt === null &&
      configuredStatus === 'ACTIVE' &&
      (!ids || ids.has(facebookCampaignId)),
  );
}
