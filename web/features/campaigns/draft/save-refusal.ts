import { ORPCError } from '@orpc/client';
import type { SaveState } from './draft-keeper.ts';

/** Whether a draft was not saved because nobody is signed in any more. */
export function saysNotSignedIn(save: SaveState): boolean {
  return save.name === 'refused' && save.reason instanceof ORPCError && save.reason.code === 'NOT_SIGNED_IN';
}
