import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page-language.ts';
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
          {m.campaigns_saved({ time: clockTime(save.at) })}
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

function clockTime(at: Date): string {
  return new Intl.DateTimeFormat(pageLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
