import { type KeyAccess, keyLimits } from '#contract/api-keys.ts';
import { useState, type FormEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface KeyFormProps {
  onMake: (key: { name: string; access: KeyAccess }) => void;
  onLeave: () => void;
  busy: boolean;
}

/** What a new key is called and what it may do. */
export function KeyForm({ onMake, onLeave, busy }: KeyFormProps) {
  const [name, setName] = useState('');
  const [access, setAccess] = useState<KeyAccess>('read');
  const [error, setError] = useState<string>();

  function make(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) setError(m.keys_name_missing());
    else onMake({ name: name.trim(), access });
  }
  return (
    <form onSubmit={make} noValidate className="space-y-5">
      <TextField
        label={m.keys_name()}
        hint={m.keys_name_hint()}
        value={name}
        error={error}
        maxLength={keyLimits.name}
        autoComplete="off"
        onValueChange={(value) => {
          setName(value);
          setError(undefined);
        }}
      />
      <RadioCards
        legend={m.keys_access()}
        value={access}
        onValueChange={setAccess}
        options={[
          { value: 'read', title: m.keys_access_read(), text: m.keys_access_read_text() },
          { value: 'write', title: m.keys_access_write(), text: m.keys_access_write_text() },
        ]}
      />
      <div className="flex flex-row-reverse flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {m.keys_make()}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}
