import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { FacebookChoice } from '../draft/follow-connection.ts';
import type { StepProps } from './step-props.ts';

interface TransparencyFieldsProps extends StepProps {
  adAccount: FacebookChoice['adAccount'];
}

/** Who is promoted and who pays, where the EU wants people to see it. Left alone, both are filled in. */
export function TransparencyFields({ fields, change, adAccount }: TransparencyFieldsProps) {
  const { beneficiary, payer, businessName } = fields;
  function hint(typed: string, ofAccount: string | null | undefined) {
    if (typed.trim() !== '') return m.campaigns_dsa_own();
    return ofAccount
      ? m.campaigns_dsa_from_account({ name: ofAccount })
      : m.campaigns_dsa_from_business({ name: businessName });
  }
  return (
    <Card title={m.campaigns_dsa_title()} text={m.campaigns_dsa_text()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={m.campaigns_dsa_beneficiary()}
          name="beneficiary"
          maxLength={512}
          value={beneficiary}
          placeholder={adAccount?.defaultBeneficiary ?? businessName}
          hint={hint(beneficiary, adAccount?.defaultBeneficiary)}
          onValueChange={(text) => change({ beneficiary: text })}
        />
        <TextField
          label={m.campaigns_dsa_payer()}
          name="payer"
          maxLength={512}
          value={payer}
          placeholder={adAccount?.defaultPayer ?? businessName}
          hint={hint(payer, adAccount?.defaultPayer)}
          onValueChange={(text) => change({ payer: text })}
        />
      </div>
    </Card>
  );
}
