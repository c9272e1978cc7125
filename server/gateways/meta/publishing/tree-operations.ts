import { type Operation, idOf } from '../graph/batch.ts';
import { creativeParams } from './creative-params.ts';
import { adParams, adSetParams, campaignParams } from './tree-params.ts';
import type { Account, MadeTree, TreePlan } from './tree.ts';

/** One thing to make, where its id belongs, and which operations of the same batch it stands on. */
export interface TreeOperation extends Operation {
  makes: { kind: 'campaign' | 'adSet' } | { kind: 'creative' | 'ad'; position: number };
  standsOn: string[];
}

/** What is missing for the ads at these positions, parents first. */
export function missingOperations(
  account: Account,
  plan: TreePlan,
  { made, positions }: { made: MadeTree; positions: number[] },
): TreeOperation[] {
  const operations: TreeOperation[] = [];

  function make(operation: Omit<TreeOperation, 'standsOn'>, parents: (string | false)[] = []): void {
    operations.push({ ...operation, standsOn: parents.filter((parent) => parent !== false) });
  }

  if (!made.campaignId) {
    make({
      name: 'campaign',
      path: `${account.id}/campaigns`,
      params: campaignParams(plan),
      makes: { kind: 'campaign' },
    });
  }

  if (!made.adSetId) {
    const campaignId = made.campaignId ?? idOf('campaign');
    const params = adSetParams(plan, campaignId);
    make({ name: 'adset', path: `${account.id}/adsets`, params, makes: { kind: 'adSet' } }, [
      !made.campaignId && 'campaign',
    ]);
  }

  for (const position of positions) {
    const ad = plan.ads[position];
    if (!ad || made.adIds[position]) continue;
    const name = `creative-${position}`;
    const madeCreativeId = made.creativeIds[position];
    if (!madeCreativeId) {
      const params = creativeParams(plan, ad);
      make({ name, path: `${account.id}/adcreatives`, params, makes: { kind: 'creative', position } });
    }
    const parents = { adSetId: made.adSetId ?? idOf('adset'), creativeId: madeCreativeId ?? idOf(name) };
    const params = adParams(plan, ad, parents);
    make({ name: `ad-${position}`, path: `${account.id}/ads`, params, makes: { kind: 'ad', position } }, [
      !made.adSetId && 'adset',
      !madeCreativeId && name,
    ]);
  }
  return operations;
}
