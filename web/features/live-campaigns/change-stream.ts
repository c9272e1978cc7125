import { isDefinedError } from '@orpc/client';
import { server } from '#web/api.ts';
import { changesUnderWay } from './change-cache.ts';
import { hearOfChange } from './change-run.ts';

const reconnectMs = 2000;

/** Follows the changes of the workspace until told to stop, through cuts and restarts. */
export async function followChanges(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const changes = await server.liveCampaigns.watchChanges(undefined, { signal });
      await hearWhatWasMissed();
      for await (const change of changes) hearOfChange(change);
    } catch (error) {
      // Whoever is not signed in is told so by the page; anything else is a cut.
      if (isDefinedError(error)) return;
    }
    await pause(reconnectMs, signal);
  }
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
