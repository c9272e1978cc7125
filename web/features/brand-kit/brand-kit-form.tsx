import { brandKitLimits, type BrandKit, type BrandKitFields } from '#contract/brand-kit.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { SourceNote } from '#web/source-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { ChipsField } from '#web/ui/form/chips-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { findControl, useKeptPlace } from '#web/ui/use-kept-place.ts';
import { useUnsaved } from '#web/ui/form/use-unsaved.ts';
import { type BrandKitTroubles, findTroubles, tidyColours } from './brand-kit-troubles.ts';
import { ColourFields } from './colour-fields.tsx';
import { LogoField, type UploadLogo } from './logo-field.tsx';

interface BrandKitFormProps {
  kit: BrandKit;
  /** Whose unsaved changes these are. */
  personId: string;
  upload: UploadLogo;
}

/** The firm's own look and voice. */
export function BrandKitForm({ kit, personId, upload }: BrandKitFormProps) {
  const { logoUrl: _url, sources, ...saved } = kit;
  const unsaved = useUnsaved<BrandKitFields>('brand-kit-draft', personId, saved);
  const { fields, changes, isChanged, change } = unsaved;
  const [turn, setTurn] = useState(0);
  const [troubles, setTroubles] = useState<BrandKitTroubles>();
  // Some of its buttons are gone once they were pressed.
  const keptPlace = useKeptPlace(findControl);
  const { mutate, isPending } = useMutation(
    api.brandKit.update.mutationOptions({
      onSuccess: (next) => {
        queryClient.setQueryData(api.brandKit.get.queryKey(), next);
        toast(m.brandkit_saved(), m.brandkit_saved_text());
      },
      onError: (error) => toastError(m.brandkit_failed(), wordsFor(error)),
    }),
  );
  const noteOf = (field: keyof BrandKitFields) => {
    const source = field in changes ? undefined : sources[field];
    return source && <SourceNote source={source} />;
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const found = findTroubles(fields);
    setTroubles(found);
    if (found) return;
    const { colours } = changes;
    const sent = { ...changes, ...(colours && { colours: tidyColours(colours) }) };
    mutate(sent, {
      onSuccess() {
        unsaved.settle(changes);
        setTurn(turn + 1);
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} {...keptPlace} className="space-y-6">
      <LogoField
        mediaId={fields.logoMediaId}
        upload={upload}
        note={noteOf('logoMediaId')}
        onChange={(logoMediaId) => change({ logoMediaId })}
      />
      <ColourFields
        colours={fields.colours}
        most={brandKitLimits.colours}
        odd={troubles?.colours ?? []}
        note={noteOf('colours')}
        onChange={(colours) => {
          change({ colours });
          setTroubles(undefined);
        }}
      />
      <TextField
        label={m.brandkit_tone()}
        hint={noteOf('tone') ?? m.brandkit_tone_hint()}
        value={fields.tone}
        maxLength={brandKitLimits.tone}
        onValueChange={(tone) => change({ tone })}
      />
      <ChipsField
        // What was being typed is one of the words now, or gone.
        key={`use-${turn}`}
        label={m.brandkit_words_use()}
        hint={noteOf('wordsToUse') ?? m.brandkit_words_use_hint()}
        error={
          troubles?.inBoth === undefined ? undefined : m.brandkit_word_in_both({ word: troubles.inBoth })
        }
        values={fields.wordsToUse}
        most={brandKitLimits.words}
        longest={brandKitLimits.word}
        onValuesChange={(wordsToUse) => {
          change({ wordsToUse });
          setTroubles(undefined);
        }}
      />
      <ChipsField
        key={`avoid-${turn}`}
        label={m.brandkit_words_avoid()}
        hint={noteOf('wordsToAvoid') ?? m.brandkit_words_avoid_hint()}
        values={fields.wordsToAvoid}
        most={brandKitLimits.words}
        longest={brandKitLimits.word}
        onValuesChange={(wordsToAvoid) => {
          change({ wordsToAvoid });
          setTroubles(undefined);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant={isChanged ? 'primary' : 'secondary'}
          busy={isPending}
          className="w-full sm:w-auto"
        >
          {m.brandkit_save()}
        </Button>
        {isChanged && (
          <>
            <p role="status" className="text-sm text-muted">
              {m.people_profile_unsaved()}
            </p>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                unsaved.discard();
                setTurn(turn + 1);
                setTroubles(undefined);
              }}
            >
              {m.people_profile_discard()}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
