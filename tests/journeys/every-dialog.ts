import type { DialogByKeyboard } from './dialog-by-keyboard.ts';
import { draftDialogs } from './draft-dialogs.ts';
import { farewellDialogs } from './farewell-dialogs.ts';
import { leadDialogs } from './lead-dialogs.ts';
import { steeringDialogs } from './steering-dialogs.ts';
import { profileDialogs } from './profile-dialogs.ts';

/** Every dialog of the product, in an order in which each finds what it is about. */
export const everyDialog: DialogByKeyboard[] = [
  ...profileDialogs,
  ...leadDialogs,
  ...draftDialogs,
  ...steeringDialogs,
  ...farewellDialogs,
];
