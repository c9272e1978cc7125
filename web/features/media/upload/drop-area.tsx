import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Fold } from '#web/ui/fold.tsx';
import { ImagePlus, Plus } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { acceptedTypes, type Kind } from './media-files.ts';

interface DropAreaProps {
  isFull: boolean;
  /** Where there are files already: one line, and what may be used on a tap. */
  isBrief?: boolean;
  most: number;
  kinds: readonly Kind[];
  purpose?: 'logo' | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** Opens the system's file picker, and takes what is dropped on it. */
export function DropArea({ isFull, isBrief = false, most, kinds, purpose, onFiles }: DropAreaProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const isPicturesOnly = !kinds.includes('video');
  const pictures = most === 1 ? m.media_drop_picture() : m.media_drop_pictures();
  const onTap = most === 1 ? m.media_choose_picture() : m.media_choose_pictures();
  const isLogo = purpose === 'logo';
  const invitation = isPicturesOnly ? pictures : m.media_drop();
  const rulesForAds = isPicturesOnly ? m.media_rules_pictures() : m.media_rules();
  const rules = isLogo ? m.media_rules_logo() : rulesForAds;

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  const said = (
    <span id={`${id}-rules`} className="max-w-md text-sm text-balance text-muted">
      {isFull ? m.media_full_hint() : rules}
      {!isFull && !isLogo && <span className="max-sm:hidden pointer-coarse:hidden"> {m.media_paste()}</span>}
    </span>
  );
  const area = (
    <label
      className={cn(
        'relative flex items-center justify-center gap-2 rounded-xl border border-dashed text-center transition-colors',
        isBrief ? 'min-h-14 px-4 py-2 text-left' : cn('flex-col px-6', isLogo ? 'py-5' : 'py-10'),
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
        isFull ? 'cursor-not-allowed' : 'cursor-pointer hover:border-muted hover:bg-raised',
        isOver && !isFull ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
      )}
    >
      {isBrief ? (
        <Plus aria-hidden className="size-5 shrink-0 text-accent-text" />
      ) : (
        <ImagePlus aria-hidden className="size-8 stroke-[1.5] text-accent-text" />
      )}
      <span className="font-semibold max-sm:hidden pointer-coarse:hidden">
        {isFull ? m.media_full({ most }) : invitation}
      </span>
      <span className="hidden font-semibold max-sm:inline pointer-coarse:inline">
        {isFull ? m.media_full({ most }) : isPicturesOnly ? onTap : m.media_choose()}
      </span>
      {!isBrief && said}
      <input
        type="file"
        multiple={most > 1}
        disabled={isFull}
        accept={acceptedTypes(kinds)}
        aria-describedby={`${id}-rules`}
        // Lies over the whole area, so that it is also what files are dropped on.
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  );
  if (!isBrief) return area;
  return (
    <div className="space-y-2">
      {area}
      <Fold heading={m.media_rules_ask()}>{said}</Fold>
    </div>
  );
}
