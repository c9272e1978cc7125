import { dailyBudgetOf } from '../daily-budget.ts';
import type { Detector } from '../detector.ts';

const hourMs = 3_600_000;
const hoursAhead = 7 * 24;
const urgentHours = 3 * 24;

/** Facebook will soon take our token no more: then nothing is read and nothing can be changed, while what runs spends on. */
export const linkEnds: Detector = {
  code: 'link-ends',
  detect({ linkEndsAt, now, campaigns }) {
    if (!linkEndsAt) return [];
    const hours = Math.floor((linkEndsAt.getTime() - now) / hourMs);
    if (hours < 0 || hours > hoursAhead) return [];
    const dailyBudgetMinor = dailyBudgetOf(campaigns.filter(({ delivery }) => delivery.state === 'running'));
    const isUrgent = hours <= urgentHours;
    return [
      {
        class: isUrgent ? 'stops-everything' : 'could-be-better',
        reason: { code: 'link-ends', at: linkEndsAt.toISOString(), dailyBudgetMinor },
        sureness: 'certain',
        evidence: `${linkEndsAt.toISOString()} ${isUrgent}`,
        action: { code: 'mend', remedy: { code: 'reconnect' } },
      },
    ];
  },
};
