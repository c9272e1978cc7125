import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { type ReactNode, useState } from 'react';
import { listLabItems } from './lab-items.ts';
import { LabTile } from './lab-tile.tsx';
import { MediaPicker } from '../media-picker.tsx';
import { useMediaSelection } from '../use-media-selection.ts';
import { useLabPictures } from './use-lab-pictures.ts';

export const imageLabLimit = 5;

/** Tries the enhancement out on pictures of no campaign, each beside what was made of it; until there is one, on `sample`. */
export function ImageLab({ sample }: { sample: ReactNode }) {
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
      <div className={cn('grid gap-6', desk.count === 0 && 'xl:grid-cols-2')}>
        <MediaPicker desk={desk} />
        {desk.count === 0 && (
          <Card title={m.media_compare()} action={<Badge>{m.media_lab_example()}</Badge>} isOneLine>
            <div className="grid max-w-140 grid-cols-2 gap-3 text-sm text-muted [&_svg]:mb-2 [&_svg]:aspect-square [&_svg]:h-auto [&_svg]:rounded-xl">
              {[m.media_original(), m.media_enhanced()].map((name) => (
                <p key={name} className="first:[&_svg]:brightness-75 first:[&_svg]:contrast-75">
                  {sample}
                  {name}
                </p>
              ))}
            </div>
          </Card>
        )}
      </div>
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
