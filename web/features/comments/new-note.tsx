import { type Colleague, commentLimits } from '#contract/comments.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { countGraphemes } from '#web/ui/format/graphemes.ts';
import { useState } from 'react';
import { MentionField } from './mention-field.tsx';
import { mentionedIn } from './mentions.ts';
import { findSpot, type Spot } from './spots.ts';
import { useNoteChange } from './use-note-change.ts';

export interface NewNoteProps {
  subject: string;
  spots: readonly Spot[];
  colleagues: Colleague[];
  /** What somebody came to talk about; null for the whole. */
  about: string | null;
}

/** A place to say something of the whole or of one spot. */
export function NewNote({ subject, spots, colleagues, about }: NewNoteProps) {
  const [words, setWords] = useState('');
  const [spot, setSpot] = useState(findSpot(spots, about) ? about : null);
  const exact = spot !== null && !spots.some((one) => one.spot === spot) ? findSpot(spots, spot) : undefined;
  const { change, isChanging } = useNoteChange();
  const isEmpty = words.trim() === '' || countGraphemes(words) > commentLimits.words;
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        const mentions = mentionedIn(words, colleagues);
        void change(() => server.comments.add({ subject, spot, words, mentions })).then(
          (isDone) => isDone && setWords(''),
        );
      }}
    >
      <MentionField label={m.comments_new()} value={words} onValueChange={setWords} people={colleagues} />
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          className="grow"
          label={m.comments_about()}
          value={spot ?? ''}
          options={[
            { value: '', label: m.comments_whole() },
            ...(exact ? [{ value: spot!, label: exact.name }] : []),
            ...spots.map(({ spot: value, name: label }) => ({ value, label })),
          ].filter(({ value }) => value !== exact?.spot)}
          onValueChange={(value) => setSpot(value === '' ? null : value)}
        />
        <Button type="submit" busy={isChanging} disabled={isEmpty}>
          {m.comments_send()}
        </Button>
      </div>
    </form>
  );
}
