import { daysOf, factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { winsNothing } from './wins-nothing.ts';

const campaign = known({ days: daysOf([300_00, 300_00, 300_00]) });

function detect({ lost, won = 0, others }: { lost: number; won?: number; others: [number, number] }) {
  const fate = (facebookCampaignId: string, ofThem: { won: number; lost: number }) => ({
    facebookCampaignId,
    came: ofThem.won + ofThem.lost,
    new: 0,
    contacted: 0,
    ...ofThem,
  });
  const fates = [
    fate(campaign.facebookCampaignId, { won, lost }),
    fate('another', { won: others[0], lost: others[1] }),
  ];
  return winsNothing.detect(factsOf([campaign], { fates }));
}

test('eight lost in a row are no bad luck where the others win every third, and four may be', () => {
  const found = { lost: 8, othersWon: 5, othersDecided: 15, spendMinor: 900_00 };
  expect(detect({ lost: 8, others: [5, 10] })).toMatchObject([{ reason: found, stakeMinor: 900_00 }]);
  expect(detect({ lost: 4, others: [5, 10] })).toEqual([]);
});

test('nothing is said where it has won once, or where the others have hardly won', () => {
  expect(detect({ lost: 40, won: 1, others: [5, 10] })).toEqual([]);
  expect(detect({ lost: 40, others: [2, 1] })).toEqual([]);
});
