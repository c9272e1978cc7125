import { pictureUntold } from '#contract/compliance/picture.ts';
import type { Media } from '#contract/media.ts';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useState } from 'react';
import { AllAnswered } from './all-answered.tsx';
import { FindingItem } from './finding-item.tsx';
import { PicturesQuestion } from './pictures-question.tsx';
import { pictureOf } from './places.ts';
import { useCompliance } from './use-compliance.ts';

interface PictureFindingsProps {
  campaignId: string;
  version: number;
  media: readonly Media[];
}

/** What is asked and said of the pictures of a draft, where they are chosen. */
export function PictureFindings({ campaignId, version, media }: PictureFindingsProps) {
  const shown = { what: 'draft', campaignId } as const;
  const { data } = useCompliance(shown, version);
  const [told, setTold] = useState(0);
  const place = useLostFocus<HTMLDivElement>(told > 0, told);
  const found = (data?.findings ?? []).flatMap((finding) => {
    const picture = pictureOf(finding, media);
    return picture ? [{ finding, picture }] : [];
  });
  const asked = found.filter(({ finding }) => finding.code === pictureUntold);
  const others = found.filter(({ finding: { code, answer } }) => code !== pictureUntold && !answer?.isSo);
  if (told === 0 && asked.length + others.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className="space-y-4 rounded-lg">
      {asked.length + others.length === 0 && <AllAnswered />}
      {asked.length > 0 && <PicturesQuestion asked={asked} onTold={() => setTold(told + 1)} />}
      {others.map(({ finding, picture }) => (
        <FindingItem key={finding.id} {...{ shown, finding, picture }} />
      ))}
    </div>
  );
}
