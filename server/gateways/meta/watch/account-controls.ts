import { z } from 'zod';
import { GatewayError } from '../../gateway-error.ts';
import type { Graph } from '../graph/graph.ts';
import type { Pace } from '../graph/pace.ts';
import type { Account } from '../publishing/tree.ts';
import { canonical } from './canonical.ts';
import type { Watched } from './watched.ts';

export interface AccountControls {
  /** What holds for every campaign of an ad account, whatever it says itself; undefined where Meta does not tell. */
  readAccountControls(account: Account, pace?: Pace): Promise<Watched | undefined>;
}

const fields = 'audience_controls,placement_controls';
const Rules = z.record(z.string(), z.unknown()).default({});
const Reply = z.object({ data: z.array(z.object({ audience_controls: Rules, placement_controls: Rules })) });

export function openAccountControls(graph: Graph): AccountControls {
  return {
    async readAccountControls({ id, token }, pace) {
      const call = { path: `${id}/account_controls`, params: { fields }, token, adAccountId: id };
      const ask = () => graph.get(call, Reply);
      try {
        const { data } = await (pace ? pace.turn(ask) : ask());
        return {
          'account-audience': canonical(data[0]?.audience_controls ?? {}) as Watched[string],
          'account-placements': canonical(data[0]?.placement_controls ?? {}) as Watched[string],
        };
      } catch (error) {
        const isNo = error instanceof GatewayError && ['rejected', 'forbidden'].includes(error.failureKind);
        if (!isNo) throw error;
        return undefined;
      }
    },
  };
}
