import { ArrowUpToLine, Plus, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useKeptPlace } from '#web/ui/use-kept-place.ts';
import { toHex } from './brand-kit-troubles.ts';

interface ColourFieldsProps {
  /** As they are typed. */
  colours: readonly string[];
  most: number;
  /** The places of those that are no colours. */
  odd: readonly number[];
  note: ReactNode;
  onChange: (colours: string[]) => void;
}

/** Colours, each picked or typed. The first is the main one, and any of the others can take its place. */
export function ColourFields({ colours, most, odd, note, onChange }: ColourFieldsProps) {
  const id = useId();
  const keptPlace = useKeptPlace((region) => region.querySelector<HTMLElement>('[data-add]'));
  const set = (place: number, text: string) => onChange(colours.with(place, text));
  return (
    <fieldset className="min-w-0 space-y-2" aria-describedby={`${id}-hint`} {...keptPlace}>
      <legend className="text-sm font-medium">{m.brandkit_colours()}</legend>
      {colours.length > 0 && (
        <ol className="space-y-2">
          {colours.map((text, place) => (
            // Two may be alike while they are typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="flex flex-wrap items-start gap-x-2 gap-y-1">
              <input
                type="color"
                aria-label={m.brandkit_colour_pick({ n: place + 1 })}
                value={toHex(text) ?? '#808080'}
                onChange={({ target }) => set(place, target.value)}
                className="h-11 w-12 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-sunken p-1 md:h-10"
              />
              <TextField
                hideLabel
                label={m.brandkit_colour_code({ n: place + 1 })}
                value={text}
                onValueChange={(typed) => set(place, typed)}
                error={odd.includes(place) ? m.brandkit_colour_odd() : undefined}
                placeholder="#1f6f8b"
                maxLength={9}
                spellCheck={false}
                autoComplete="off"
                className="w-26 sm:w-36"
              />
              <span className="flex items-center">
                {place === 0 ? (
                  <span className="px-2 py-2.5 text-sm text-muted">{m.brandkit_colour_main()}</span>
                ) : (
                  <IconButton
                    name={m.brandkit_colour_make_main({ n: place + 1 })}
                    onClick={() => onChange([text, ...colours.toSpliced(place, 1)])}
                  >
                    <ArrowUpToLine aria-hidden />
                  </IconButton>
                )}
                <IconButton
                  name={m.brandkit_colour_remove({ n: place + 1 })}
                  onClick={() => onChange(colours.toSpliced(place, 1))}
                >
                  <X aria-hidden />
                </IconButton>
              </span>
            </li>
          ))}
        </ol>
      )}
      {colours.length < most && (
        <Button data-add variant="secondary" size="small" onClick={() => onChange([...colours, ''])}>
          <Plus aria-hidden />
          {m.brandkit_colour_add()}
        </Button>
      )}
      <div id={`${id}-hint`} className="text-sm text-muted md:text-[0.8125rem]">
        {note ?? m.brandkit_colours_hint({ most })}
      </div>
    </fieldset>
  );
}
