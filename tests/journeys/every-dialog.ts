import type { DialogByKeyboard } from './dialog-by-keyboard.ts';
import { draftDialogs } from './draft-dialogs.ts';
import { farewellDialogs } from './farewell-dialogs.ts';
import { leadDialogs } from './lead-dialogs.ts';
import { steeringDialogs } from './steering-dialogs.ts';
import { profileDialogs } from './profile-dialogs.ts';
import { teamDialogs } from './team-dialogs.ts';

/** Every dialog of the product in rounds that are walked beside each other, each in an order in which one finds what it is about. */
export const dialogRounds: Record<string, DialogByKeyboard[]> = {
  'of the profile, of leads and of drafts': [...profileDialogs, ...leadDialogs, ...draftDialogs],
  'of a team': teamDialogs,
  'that steers a campaign, or says farewell,': [...steeringDialogs, ...farewellDialogs],
};
