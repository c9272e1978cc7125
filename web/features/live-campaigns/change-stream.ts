import { server } from '#web/api.ts';
import { followStream } from '#web/follow-stream.ts';
import { changesUnderWay } from './change-cache.ts';
import { hearOfChange } from './change-run.ts';

/** Follows the changes of the workspace until told to stop, through cuts and restarts. */
export async function followChanges(signal: AbortSignal): Promise<void> {
  await followStream(
    {
      open: (until) => server.liveCampaigns.watchChanges(undefined, { signal: until }),
      onOpen: hearWhatWasMissed,
      hear: hearOfChange,
    },
    signal,
  );
}

/** The stream begins with what is under way: what ended while nobody listened is in the history. */
async function hearWhatWasMissed(): Promise<void> {
  for (const known of changesUnderWay()) {
    const { facebookCampaignId } = known;
    if (facebookCampaignId === null) continue;
    const history = await server.liveCampaigns.listChanges({ facebookCampaignId });
    const now = history.find(({ id }) => id === known.id);
    if (now && now.status !== 'running') hearOfChange(now);
  }
}
