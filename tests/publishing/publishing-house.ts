import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeEach } from 'vitest';

/** A house for one test file with Kari in it, who may publish: she has linked Facebook and is on the largest plan. */
export async function openPublishingHouse() {
  const house = await openTestHouse();
  const kari = await house.visitor().join();
  await kari.connect();
  await house.subscribe(kari);
  beforeEach(() => house.practice.behave());
  afterAll(() => house.close());
  return {
    house,
    kari,
    /** The newest run of a campaign of hers. */
    latest: (campaignId: string) => kari.ask.publications.latest({ campaignId }),
  };
}
