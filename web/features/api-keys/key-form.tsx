import { type KeyAccess, keyLimits } from '#contract/people/api-keys.ts';
import { lesser, type Role, roles } from '#contract/people/roles.ts';
import { passwordLimit } from '#contract/people/people.ts';
import { useState, type FormEvent } from 'react';
import { roleNames, roleTexts } from '#web/workspace/role-words.ts';
import { m } from '#web/paraglide/messages.js';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';

interface KeyFormProps {
  onMake: (key: { name: string; access: KeyAccess; role: Role; password: string }) => void;
  /** What whoever makes it may do: a key may do no more. */
  mostRole: Role;
  onLeave: () => void;
  busy: boolean;
  /** What the server said to the password. */
  passwordProblem: string | undefined;
}

/** A client sees what is shared with them, and a key is shared with nobody. */
const keyRoles = roles.filter((role) => role !== 'client');

/** What a new key is called, what it may do, and the password of whoever makes it. */
export function KeyForm({ onMake, onLeave, mostRole, busy, passwordProblem }: KeyFormProps) {
  const [role, setRole] = useState(mostRole);
  const [name, setName] = useState('');
  const [access, setAccess] = useState<KeyAccess>('read');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<{ name?: string; password?: string }>({});

  function make(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = {
      ...(!name.trim() && { name: m.keys_name_missing() }),
      ...(!password && { password: m.keys_password_missing() }),
    };
    setMissing(found);
    if (!found.name && !found.password) onMake({ name: name.trim(), access, role, password });
  }
  return (
    <form onSubmit={make} noValidate className="space-y-5">
      <TextField
        label={m.keys_name()}
        hint={m.keys_name_hint()}
        value={name}
        error={missing.name}
        maxLength={keyLimits.name}
        autoComplete="off"
        onValueChange={(value) => {
          setName(value);
          setMissing({});
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
      <SelectField
        label={m.teams_role()}
        value={role}
        hint={roleTexts[role]()}
        options={keyRoles
          .filter((each) => lesser(each, mostRole) === each)
          .map((each) => ({ value: each, label: roleNames[each]() }))}
        onValueChange={(value) => setRole(value as Role)}
      />
      <TextField
        type="password"
        label={m.keys_password()}
        hint={m.keys_password_hint()}
        value={password}
        error={missing.password ?? passwordProblem}
        maxLength={passwordLimit}
        autoComplete="current-password"
        onValueChange={(value) => {
          setPassword(value);
          setMissing({});
        }}
      />
      <DialogFooter onLeave={onLeave}>
        <Button type="submit" busy={busy}>
          {m.keys_make()}
        </Button>
      </DialogFooter>
    </form>
  );
}
