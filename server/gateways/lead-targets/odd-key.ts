import { coded, type CodedText } from '#server/platform/coded-text.ts';
import type { TargetAccess } from './target.ts';

/** What is wrong with a key that no header can carry, as when an invisible sign was copied along with it. */
export function oddKey({ secret }: TargetAccess): CodedText | undefined {
  return /^[!-~]+$/.test(secret) ? undefined : coded('lead-target-odd-key');
}
