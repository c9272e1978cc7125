import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MediaPicker } from '../media-picker.tsx';
import { useMediaSelection } from '../use-media-selection.ts';
import { PictureLibrary } from './picture-library.tsx';
import { useLabPictures } from './use-lab-pictures.ts';

export const imageLabLimit = 5;

/** The pictures of the workspace, and a desk on which some are enhanced; until there is one, it is shown on `sample`. */
export function ImageLab({ sample }: { sample: ReactNode }) {
  const { chosen, change } = useLabPictures();
  const desk = useMediaSelection({
    place: 'image-lab',
    chosen,
    known: [],
    most: imageLabLimit,
    kinds: ['image'],
    onChange: change,
  });
  const mediaIds = desk.media.map(({ id }) => id);
  const enhancedMediaIds = desk.media.filter(desk.isEnhanced).map(({ id }) => id);

  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <MediaPicker desk={desk}>
        <Button asChild variant="secondary">
          <Link to="/campaign/new" state={{ mediaIds, enhancedMediaIds }}>
            {m.media_lab_use()}
          </Link>
        </Button>
      </MediaPicker>
      <PictureLibrary
        desk={desk}
        empty={
          <Card
            title={m.media_compare()}
            lede={m.media_lab_empty()}
            action={<Badge>{m.media_lab_example()}</Badge>}
            isOneLine
          >
            <div className="grid grid-cols-2 gap-3 text-sm text-muted [&_svg]:mb-2 [&_svg]:aspect-square [&_svg]:h-auto [&_svg]:rounded-xl">
              {[m.media_original(), m.media_enhanced()].map((name) => (
                <p key={name} className="first:[&_svg]:brightness-75 first:[&_svg]:contrast-75">
                  {sample}
                  {name}
                </p>
              ))}
            </div>
          </Card>
        }
      />
    </div>
  );
}
