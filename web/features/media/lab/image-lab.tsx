import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { FjordScene } from '#web/ui/page/fjord-scene.tsx';
import { useState } from 'react';
import { listLabItems } from './lab-items.ts';
import { LabTile } from './lab-tile.tsx';
import { MediaPicker } from '../media-picker.tsx';
import { useMediaSelection } from '../use-media-selection.ts';
import { useLabPictures } from './use-lab-pictures.ts';

export const imageLabLimit = 5;

/** Tries the enhancement out on pictures of no campaign: every picture beside what was made of it. */
export function ImageLab() {
  const { chosen, change } = useLabPictures();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const desk = useMediaSelection({
    place: 'image-lab',
    chosen,
    known: [],
    most: imageLabLimit,
    kinds: ['image'],
    onChange: change,
  });
  const items = listLabItems(desk.media);
  const isSelected = (id: string) => selected.includes(id);

  return (
    <>
      <MediaPicker desk={desk} />
      {desk.count === 0 && (
        <Card title={m.media_compare()}>
          {/* Drawn, and nobody's. */}
          <div className="grid grid-cols-2 gap-3 *:aspect-4/3 *:rounded-xl *:border *:border-line *:bg-sunken *:first:opacity-60 *:first:grayscale sm:*:aspect-5/2">
            <FjordScene isNear />
            <FjordScene isNear />
          </div>
        </Card>
      )}
      {items.length > 0 && (
        <Card
          title={m.media_lab_items()}
          text={m.media_lab_items_text()}
          action={
            <p role="status" className="text-sm font-semibold">
              {m.media_selected({
                count: items.filter(({ id }) => isSelected(id)).length,
                most: items.length,
              })}
            </p>
          }
        >
          <ul
            aria-label={m.media_lab_items()}
            className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
          >
            {items.map((item) => (
              <LabTile
                key={item.id}
                item={item}
                isSelected={isSelected(item.id)}
                onSelect={(on) =>
                  setSelected((all) => (on ? [...all, item.id] : all.filter((id) => id !== item.id)))
                }
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
