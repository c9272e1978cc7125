import { type Ceiling, type Role, roles } from '#contract/people/roles.ts';
import { readLimit, writeMoney } from '#web/money-input.ts';
import { m } from '#web/paraglide/messages.js';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { roleNames, roleTexts } from '#web/workspace/role-words.ts';

/** A role as it is being chosen: the ceiling as it is typed. */
export interface RoleWish {
  role: Role;
  typedCeiling: string;
}

export function wishOf(role: Role, ceiling: Ceiling | null): RoleWish {
  return { role, typedCeiling: ceiling ? writeMoney(ceiling.dailyMinor, ceiling.currency) : '' };
}

/** What was chosen; undefined while the ceiling is not clearly an amount. */
export function standingOf(
  { role, typedCeiling }: RoleWish,
  currency: string,
): { role: Role; ceiling: Ceiling | null } | undefined {
  if (role !== 'advertiser') return { role, ceiling: null };
  const dailyMinor = readLimit(typedCeiling, currency);
  if (dailyMinor === undefined) return undefined;
  return { role, ceiling: dailyMinor === null ? null : { dailyMinor, currency } };
}

interface RoleFieldsProps {
  wish: RoleWish;
  onChange: (wish: RoleWish) => void;
  currency: string;
  /** Only owners make owners. */
  givesOwners: boolean;
  error: string | undefined;
}

/** What somebody may do, and for an advertiser up to which amount. */
export function RoleFields({ wish, onChange, currency, givesOwners, error }: RoleFieldsProps) {
  const offered = roles
    .filter((role) => givesOwners || role !== 'owner' || wish.role === 'owner')
    .map((role) => ({ value: role, label: roleNames[role]() }));
  return (
    <>
      <SelectField
        label={m.teams_role()}
        name="role"
        value={wish.role}
        hint={roleTexts[wish.role]()}
        options={offered}
        onValueChange={(role) => onChange({ ...wish, role: role as Role })}
      />
      {wish.role === 'advertiser' && (
        <TextField
          label={m.teams_ceiling()}
          name="ceiling"
          inputMode="decimal"
          autoComplete="off"
          hint={m.teams_ceiling_hint()}
          error={error}
          trailing={currency}
          value={wish.typedCeiling}
          onValueChange={(typedCeiling) => onChange({ ...wish, typedCeiling })}
        />
      )}
    </>
  );
}
