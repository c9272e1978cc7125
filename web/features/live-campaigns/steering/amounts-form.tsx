import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { Operation } from '#contract/operations/operations.ts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { readLimit, writeMoney } from '#web/money-input.ts';
import { useDialogOperation } from '#web/operations/use-dialog-operation.ts';
import { failedTitle, type OperationKindName } from '#web/operations/words.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { unclearWords } from './budget-check.ts';
import { MoneyField } from '#web/money/money-field.tsx';
import type { FormInDialog } from './steering-dialog.tsx';
import { SteeringForm } from './steering-form.tsx';
import { keepUnsent } from './unsent.ts';

const useUnsent = keepUnsent<Partial<Record<string, string>>>();

interface Amount {
  label: string;
  /** A fact a line, the most important one first, of what is typed by now: null for nothing, undefined for what is no amount. */
  hints: (minor: number | null | undefined) => string[];
  /** Stands in an empty box. */
  empty?: string;
  heldMinor: number | null;
}

interface AmountsFormProps<Name extends string> extends FormInDialog {
  kind: OperationKindName;
  campaign: LiveCampaign;
  /** Each may be left empty. */
  amounts: Record<Name, Amount>;
  /** What they are at first, to go back to. */
  suggested?: Record<Name, number | null> | undefined;
  verb: string;
  /** Saving the same again does something. */
  isAnew?: boolean;
  ask: (typed: Record<Name, number | null>) => Promise<Operation>;
  /** Above the boxes. */
  children?: ReactNode;
}

/** The form of a dialog in which amounts of a campaign are set. */
export function AmountsForm<Name extends string>(props: AmountsFormProps<Name>) {
  const { kind, campaign, amounts, suggested, verb, isAnew = false, ask, children } = props;
  const { onUnsaved, onDone, onCancel } = props;
  const { facebookCampaignId, currency } = campaign;
  const names = Object.keys(amounts) as Name[];
  const unsent = useUnsent(`${kind} ${facebookCampaignId}`);
  // What nobody has typed in follows what is held: the campaign may be read anew while this is open.
  const [typed, setTyped] = useState<Partial<Record<string, string>>>(() => unsent.found ?? {});
  const textOf = (name: Name) => typed[name] ?? writeMoney(amounts[name].heldMinor, currency);
  const [isTold, setIsTold] = useState(false);
  const operation = useDialogOperation({
    kind,
    titleOf: () => failedTitle(kind),
    onDone,
    onLeft: () => unsent.keep(typed),
    onArrived: unsent.drop,
  });
  const read = (name: Name) => readLimit(textOf(name), currency);
  const isSame = names.every((name) => read(name) === amounts[name].heldMinor);
  const isUnsaved = !isSame && !operation.isBusy;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  function submit() {
    setIsTold(true);
    const isClear = names.every((name) => read(name) !== undefined);
    if (!isClear || (isSame && !isAnew)) return;
    const asked = Object.fromEntries(names.map((name) => [name, read(name)]));
    void operation.run(() => ask(asked as Record<Name, number | null>));
  }

  return (
    <SteeringForm
      change={operation}
      verb={verb}
      isIdle={isSame && !isAnew}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {children}
      {names.map((name) => (
        <MoneyField
          key={name}
          name={name}
          label={amounts[name].label}
          hint={amounts[name].hints(read(name)).map(
            (hint) =>
              hint && (
                <p key={hint} className="first:not-last:text-text">
                  {hint}
                </p>
              ),
          )}
          currency={currency}
          value={textOf(name)}
          placeholder={amounts[name].empty}
          error={
            (isTold || typed[name] !== undefined) && read(name) === undefined
              ? unclearWords(textOf(name), currency)
              : undefined
          }
          onValueChange={(value) => setTyped({ ...typed, [name]: value })}
        />
      ))}
      {suggested && names.some((name) => read(name) !== suggested[name]) && (
        <Button
          variant="ghost"
          size="small"
          className="-mx-3 -mt-2 text-muted"
          onClick={() =>
            setTyped(Object.fromEntries(names.map((name) => [name, writeMoney(suggested[name], currency)])))
          }
        >
          <RotateCcw aria-hidden />
          {m.dialogs_suggested()}
        </Button>
      )}
    </SteeringForm>
  );
}
