import { type Fields, textOf } from '../json.ts';
import { GraphError } from './graph-error.ts';
import { objectives } from './vocabulary.ts';

/** Old objectives are still in Meta's list, but no new campaign may have one. */
export function checkObjective({ objective }: Fields): void {
  if (!objectives.includes(textOf(objective)))
    throw new GraphError('objectiveNotAllowed', {
      objective: textOf(objective),
      values: objectives.join(', '),
    });
}

/** Budget on the campaign, or a clear word on whether its ad sets share theirs: never both, never neither. */
export function checkBudgetSharing(draft: Fields): void {
  const { bid_strategy: strategy, is_adset_budget_sharing_enabled: shares } = draft;
  const hasBudget = draft['daily_budget'] !== undefined || draft['lifetime_budget'] !== undefined;
  if (draft['daily_budget'] !== undefined && draft['lifetime_budget'] !== undefined)
    throw new GraphError('budgetOnBothLevels', {}, 'lifetime_budget');
  if (hasBudget && shares === true) throw new GraphError('sharingWithBudget');
  if (hasBudget) return;
  if (shares === undefined) throw new GraphError('sharingFlagMissing');
  if (shares === true && strategy === undefined) throw new GraphError('sharingWithoutStrategy');
  if (shares === false && strategy !== undefined) throw new GraphError('strategyWithoutBudget');
}
