import type { HeldWords } from '#contract/operations/operation-details.ts';
import { hintForText } from '#web/ad-hints.ts';
import { m } from '#web/paraglide/messages.js';
import { countGraphemes, keepWithin } from '#web/ui/format/graphemes.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { ReactNode } from 'react';
import type { CallToActionChoice, TextLimits, TextName, WordTroubles } from './ad-words.ts';

interface AdWordsFieldsProps {
  words: HeldWords;
  most: TextLimits;
  troubles: WordTroubles;
  callsToAction: readonly CallToActionChoice[];
  /** What the law says of one of them. */
  law: (name: TextName) => ReactNode;
  onChange: (part: Partial<HeldWords>) => void;
}

/** What an ad says, with what is left of each line. A text that came in longer can be shortened, but not grow. */
export function AdWordsFields({ words, most, troubles, callsToAction, law, onChange }: AdWordsFieldsProps) {
  function field(name: TextName, label: string) {
    const trouble = troubles[name];
    return {
      label,
      name,
      value: words[name],
      required: name !== 'description',
      hint: hintForText(name, most[name]),
      counter: { now: countGraphemes(words[name]), most: most[name] },
      error:
        trouble === 'missing'
          ? m.dialogs_text_missing()
          : trouble === 'too-long'
            ? m.dialogs_text_too_long({ most: most[name] })
            : undefined,
      onValueChange: (typed: string) =>
        onChange({ [name]: keepWithin(most[name], { before: words[name], typed }) }),
    };
  }
  return (
    <div className="min-w-0 space-y-4">
      <TextArea rows={4} {...field('primaryText', m.dialogs_primary_text())} />
      {law('primaryText')}
      <TextField {...field('headline', m.dialogs_headline())} />
      {law('headline')}
      <TextField {...field('description', m.dialogs_description())} />
      {law('description')}
      <SelectField
        label={m.dialogs_cta()}
        name="callToAction"
        value={words.callToAction}
        options={callsToAction}
        onValueChange={(callToAction) => onChange({ callToAction })}
      />
    </div>
  );
}
