import { m } from '#web/paraglide/messages.js';
import { formatTime } from '#web/ui/format/format.ts';
import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { SaveState } from './draft-keeper.ts';

/** A quiet word about where what was typed is now. */
export function SaveNote({ save }: { save: SaveState }) {
  if (save.name === 'idle') return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted [&_svg]:size-4">
      {save.name === 'saved' ? (
        <>
          <Check aria-hidden />
          {m.campaigns_saved({ time: formatTime(save.at.toISOString()) })}
        </>
      ) : save.name === 'saving' || save.name === 'waiting' ? (
        <>
          <LoaderCircle aria-hidden className={save.name === 'saving' ? 'animate-spin' : undefined} />
          {m.campaigns_saving()}
        </>
      ) : (
        <>
          <CloudOff aria-hidden />
          {m.campaigns_not_saved()}
        </>
      )}
    </p>
  );
}
