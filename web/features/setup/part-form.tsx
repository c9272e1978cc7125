import {
  optionalSettings,
  secretSettings,
  type Setting,
  type SetupPart,
  type SetupState,
} from '#contract/operator/setup.ts';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { MetaAddresses } from './meta-addresses.tsx';
import { examples, settingLabels } from './part-words.ts';
import { usePart } from './use-part.ts';

interface PartFormProps {
  state: SetupState;
  part: SetupPart;
  /** The part before it. */
  previous: SetupPart | undefined;
  /** Goes on to the next part. */
  onNext: () => void;
  /** Asks for the password, and calls back once it was right. */
  askProof: (onProven: () => void, onLeave: () => void) => ReactNode;
}

const tones = { fine: 'success', look: 'warning', broken: 'danger' } as const;

/** One part: its fields, a try of them, and saving them. */
export function PartForm({ state, part, previous, onNext, askProof }: PartFormProps) {
  const { values, type, attempt, save, needsProof, misfits, trouble } = usePart(part, onNext);
  const { settings, state: partState } = state.parts.find((one) => one.part === part)!;
  const isTyped = Object.keys(values).length > 0;
  // In practice it would be the practice services that answer.
  const canTry = part !== 'operator' && (isTyped || part === 'address' || partState === 'real');
  const kept = settings.filter(({ from }) => from === 'kept').map(({ name }) => [name, '']);
  const look = isTyped ? 'primary' : 'secondary';
  const isSaved = !isTyped && (partState === 'real' || kept.length > 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(values);
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="space-y-5">
        {part === 'meta' && <MetaAddresses state={state} />}
        {part === 'meta' && (
          <div className="pt-3">
            <h2 className="text-base font-semibold">{m.setup_meta_keys()}</h2>
            <p className="mt-1 text-sm text-muted">{m.setup_meta_keys_text()}</p>
          </div>
        )}
        {settings.map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            value={values[setting.name]}
            error={misfits.find(({ name }) => name === setting.name)?.text}
            onType={(value) => type(setting.name, value)}
          />
        ))}
        {attempt.data && <Banner tone={tones[attempt.data.state]}>{attempt.data.text}</Banner>}
        {trouble && <Banner tone="danger">{trouble}</Banner>}
        {!needsProof && (
          <div className="flex flex-wrap items-center justify-end gap-3 max-sm:[&>button]:order-first max-sm:[&>button]:w-full">
            {previous && (
              <Button asChild variant="ghost" className="mr-auto -ml-4">
                <Link to={`?part=${previous}`}>
                  <ArrowLeft aria-hidden />
                  {m.setup_previous()}
                </Link>
              </Button>
            )}
            <div className="flex flex-wrap justify-end gap-3 empty:hidden max-sm:contents">
              {!isTyped && kept.length > 0 && (
                <Button
                  variant="ghost"
                  busy={save.isPending}
                  onClick={() => save.mutate(Object.fromEntries(kept))}
                >
                  {m.setup_clear()}
                </Button>
              )}
              {canTry && (
                <Button variant="secondary" busy={attempt.isPending} onClick={() => attempt.mutate()}>
                  {m.setup_try()}
                </Button>
              )}
              {!isSaved && (
                <Button variant="ghost" className="text-muted max-sm:-mr-4" onClick={onNext}>
                  {m.setup_skip()}
                </Button>
              )}
            </div>
            {isSaved ? (
              <Button onClick={onNext}>{m.setup_next()}</Button>
            ) : (
              <Button type="submit" variant={look} busy={save.isPending} disabled={!isTyped}>
                {m.setup_save()}
              </Button>
            )}
          </div>
        )}
      </form>
      {needsProof && (
        <div className="mt-5 space-y-3">
          <p className="text-sm text-muted">{m.setup_proof()}</p>
          {askProof(
            () => save.variables && save.mutate(save.variables),
            () => save.reset(),
          )}
        </div>
      )}
    </Card>
  );
}

interface SettingFieldProps {
  setting: Setting;
  /** Undefined while nothing was typed. */
  value: string | undefined;
  error: string | undefined;
  onType: (value: string) => void;
}

function SettingField({ setting, value, error, onType }: SettingFieldProps) {
  const { name, from, shown, waits } = setting;
  const isSecret = secretSettings.has(name);
  const inEnvironment = from === 'environment';
  const label = settingLabels[name]();
  const hint = from === 'unset' && setting.usual ? m.setup_usual({ usual: setting.usual }) : undefined;
  const known = from === 'unset' || !isSecret ? undefined : m.setup_kept_secret({ end: shown });
  return (
    <TextField
      label={optionalSettings.has(name) ? m.setup_optional({ label }) : label}
      type={isSecret && name !== 'MAIL_URL' ? 'password' : 'text'}
      value={value ?? (isSecret ? '' : shown)}
      onValueChange={onType}
      readOnly={inEnvironment}
      placeholder={known ?? examples[name]}
      hint={inEnvironment ? m.setup_from_environment({ name }) : waits ? m.setup_state_waits() : hint}
      error={error}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
