import type { LivePlace } from '#contract/live/live-campaign.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import { type Detector, pictureOf } from '../detector.ts';

/** Two who show to the same people do harm where those are shown the ads this often in a week. */
const timesAtLeast = 3;
/** More than that nobody would go through one by one: those that spend most. */
const most = { seen: 50, told: 3 };

/** Two campaigns with the same goal in the same places, whose people see their ads often: they are shown to the same ones. */
export const placesOverlap: Detector = {
  code: 'places-overlap',
  silencedBy: ['not-shown', 'learning'],
  detect({ campaigns }) {
    const running = campaigns
      .filter(({ delivery, places, week }) => delivery.state === 'running' && places.length > 0 && week)
      .toSorted((one, other) => spendOf(other) - spendOf(one));
    const told = new Set<KnownCampaign>();
    return running
      .filter(isSeenOften)
      .slice(0, most.seen)
      .flatMap((campaign) => {
        const other = running.find(
          (each) =>
            each !== campaign &&
            !told.has(each) &&
            each.objective === campaign.objective &&
            isWithin(campaign.places, each.places),
        );
        if (!other || told.size >= most.told) return [];
        told.add(campaign);
        return {
          class: 'good-to-know',
          reason: {
            code: 'places-overlap',
            other: other.name,
            places: campaign.places.map(({ name }) => name),
            times: Math.round(timesOf(campaign) * 10) / 10,
            spendMinor: spendOf(campaign),
          },
          campaign,
          about: other.facebookCampaignId,
          sureness: 'worth-a-look',
          evidence: [campaign, other].flatMap(({ places }) => places.map(({ key }) => key)).join(' '),
          stakeMinor: spendOf(campaign),
          picture: pictureOf(campaign, 'frequency', (day) =>
            day.reach > 0 ? day.impressions / day.reach : 0,
          ),
          action: { code: 'edit-places' },
        };
      });
  },
};

/** Whether all of these places lie in those, as far as their names tell; what is only near each other is not known. */
export function isWithin(places: readonly LivePlace[], others: readonly LivePlace[]): boolean {
  return places.every((place) => others.some((other) => covers(other, place)));
}

function covers(other: LivePlace, place: LivePlace): boolean {
  if (other.countryCode !== place.countryCode) return false;
  if (other.type === 'country') return true;
  if (other.type === 'region')
    return place.type === 'region' ? place.key === other.key : place.region === other.name;
  return place.type === 'city' && place.key === other.key && (other.radiusKm ?? 0) >= (place.radiusKm ?? 0);
}

function isSeenOften(campaign: KnownCampaign): boolean {
  return timesOf(campaign) >= timesAtLeast;
}

function timesOf({ week }: KnownCampaign): number {
  return week && week.reach > 0 ? week.impressions / week.reach : 0;
}

function spendOf({ week }: KnownCampaign): number {
  return week?.spendMinor ?? 0;
}
