import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import type { LabItem } from './lab-items.ts';

interface LabTileProps {
  item: LabItem;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One picture of the lab, labelled by its type. */
export function LabTile({ item: { fileName, url, type }, isSelected, onSelect }: LabTileProps) {
  const typeName = type === 'enhanced' ? m.media_enhanced() : m.media_original();
  return (
    <li className="min-w-0 overflow-hidden rounded-xl border border-line bg-raised has-checked:border-accent">
      <label className="block cursor-pointer">
        <span className="relative block">
          <img src={url} alt="" loading="lazy" className="aspect-square w-full bg-sunken object-cover" />
          <Badge tone={type === 'enhanced' ? 'accent' : 'neutral'} className="absolute top-2 left-2">
            {typeName}
          </Badge>
        </span>
        <span className="flex min-h-11 items-center gap-2.5 px-3 text-sm">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={m.media_lab_select({ type: typeName, name: fileName })}
            onChange={({ target }) => onSelect(target.checked)}
            className="size-4 shrink-0"
          />
          <span className="truncate" title={fileName}>
            {fileName}
          </span>
        </span>
      </label>
    </li>
  );
}
