import { createHash } from 'node:crypto';
import type { ApprovalContent } from '#contract/approval-content.ts';
import type { CodeParams } from '#contract/code-params.ts';
import type { DesignName, DesignPlacement } from '#contract/designs.ts';
import { sortedFields } from '#server/platform/crypto/sorted-fields.ts';

type ShownAd = ApprovalContent['ads'][number];
type ShownFinding = ApprovalContent['law']['findings'][number];

/** What of an ad is seen: the file by its place in the storage, where nothing is ever put in place of another. */
export interface ApprovedPicture {
  mediaId: string;
  kind: ShownAd['kind'];
  isEnhanced: boolean;
  file: string;
  /** In a design, with what each of its drawings is told apart by. */
  drawn: { design: DesignName; states: Record<DesignPlacement, string> } | null;
}

/** Everything that would be published, in no language: what is approved is the hash of it. */
export interface Content extends Omit<ApprovalContent, 'ads' | 'law' | 'leadFormQuestions'> {
  ads: (Omit<ShownAd, 'kind' | 'url' | 'filmUrl' | 'drawn'> & { picture: ApprovedPicture })[];
  law: Pick<ApprovalContent['law'], 'packs'> & {
    findings: (Omit<ShownFinding, 'text'> & { code: string; params: CodeParams })[];
  };
}

/** The same for the same content, in whatever order its fields stand. */
export function contentHash(content: Content): string {
  return createHash('sha256')
    .update(JSON.stringify(sortedFields(content)))
    .digest('hex');
}

/** A hash as it is told. */
export function versionOf(hash: string): string {
  return hash.slice(0, 4);
}
