import type { Finding } from '#contract/compliance/finding.ts';
import { api } from '#web/api.ts';
import { useQuery } from '@tanstack/react-query';
import { PictureQuestion } from './picture-question.tsx';
import { pictureIdOf } from './places.ts';

/** The question about a picture, which is read for it. */
export function AskedPicture({ finding, onTold }: { finding: Finding; onTold: () => void }) {
  const id = pictureIdOf(finding) ?? '';
  const { data: picture } = useQuery(api.media.get.queryOptions({ input: { id } }));
  return picture && <PictureQuestion {...{ finding, picture, onTold }} />;
}
