import { daysAfter } from '#contract/days.ts';
import { type Detector, pictureOf } from '../detector.ts';

const dayCount = 7;
/** Seen that often in a week, an ad reaches hardly anybody new. */
const timesAtLeast = 5;
/** Of fewer, a day more or less decides. */
const impressionsAtLeast = 1000;

/** An audience that is too small for what is spent on it: the same few people see the ads again and again. */
export const audienceSmall: Detector = {
  code: 'audience-small',
  silencedBy: ['not-shown', 'learning', 'places-overlap'],
  detect({ campaigns, today }) {
    const days = { since: daysAfter(today, -dayCount), until: daysAfter(today, -1) };
    return campaigns.flatMap((campaign) => {
      const { week, delivery, costGoalMinor } = campaign;
      const shownOn = campaign.days.filter(({ day }) => day >= days.since).length;
      if (!week || delivery.state !== 'running' || shownOn < dayCount) return [];
      const { impressions, reach, spendMinor, results } = week;
      const times = reach > 0 ? impressions / reach : 0;
      const isWithinGoal = costGoalMinor !== null && results > 0 && spendMinor <= costGoalMinor * results;
      if (impressions < impressionsAtLeast || times < timesAtLeast || isWithinGoal) return [];
      return {
        class: 'could-be-better',
        reason: { code: 'audience-small', days, reach, times: Math.round(times * 10) / 10, spendMinor },
        campaign,
        sureness: 'worth-a-look',
        evidence: String(Math.floor(times)),
        stakeMinor: spendMinor,
        picture: pictureOf(campaign, 'frequency', (day) => (day.reach > 0 ? day.impressions / day.reach : 0)),
        action: { code: 'edit-places' },
      };
    });
  },
};
