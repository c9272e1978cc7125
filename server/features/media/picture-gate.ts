import { openGate } from '#server/plumbing/gate.ts';

/** How many pictures are taken apart at a time in this process: one fills the cores, a second hides the waiting for files. */
export const throughPictureGate = openGate(2);
