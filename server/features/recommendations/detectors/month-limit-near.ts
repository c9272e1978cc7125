import { daysAfter, daysBetween } from '#contract/days.ts';
import { type Detector, pictureOfAll } from '../detector.ts';

const paceDays = 7;

/** At this pace the month will cost more than somebody has allowed: the limit refuses what would cost more, and stops nothing that runs. */
export const monthLimitNear: Detector = {
  code: 'month-limit-near',
  detect({ campaigns, month, today }) {
    if (!month) return [];
    const { mostMinor, spentMinor } = month;
    const [year = 0, number = 0] = today.split('-').map(Number);
    const until = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
    const since = daysAfter(today, -paceDays);
    const lately = campaigns
      .filter(({ delivery }) => delivery.state === 'running')
      .flatMap(({ days }) => days.filter(({ day }) => day >= since))
      .reduce((sum, { spendMinor }) => sum + spendMinor, 0);
    const expectedMinor = Math.round(spentMinor + (lately / paceDays) * daysBetween({ since: today, until }));
    if (lately === 0 || expectedMinor <= mostMinor || spentMinor < mostMinor / 2) return [];
    return [
      {
        class: 'costs-wrongly',
        reason: { code: 'month-limit-near', spentMinor, mostMinor, expectedMinor },
        sureness: spentMinor > mostMinor ? 'certain' : 'likely',
        evidence: `${today.slice(0, 7)} ${mostMinor} ${spentMinor > mostMinor}`,
        stakeMinor: expectedMinor - mostMinor,
        picture: pictureOfAll(campaigns, 'spend', { today }),
        action: { code: 'see-limits' },
      },
    ];
  },
};
