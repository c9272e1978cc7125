import { useMutation } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Switch } from '#web/ui/form/switch.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { noteEmails } from '../lead-cache.ts';
import { leadTrouble } from '../list/lead-trouble.ts';

interface EmailsSwitchProps {
  facebookCampaignId: string;
  emailsOn: boolean;
  /** Where it stands among others: the campaign's name. */
  label?: string;
}

/** Whether somebody hears of a campaign's new leads. */
export function EmailsSwitch({ facebookCampaignId, emailsOn, label }: EmailsSwitchProps) {
  const { mutate, isPending, variables } = useMutation(
    api.leads.setLeadEmails.mutationOptions({
      onSuccess: (answer) => {
        noteEmails(facebookCampaignId, answer.emailsOn);
        return queryClient.invalidateQueries({ queryKey: api.leads.getAlerts.key() });
      },
      onError: (error) => toastError(m.leads_letters_failed(), leadTrouble(error)),
    }),
  );
  return (
    <Switch
      className="*:self-center"
      label={label ?? m.leads_letters()}
      hint={label === undefined && m.leads_letters_hint()}
      checked={isPending ? variables.on : emailsOn}
      onCheckedChange={(on) => mutate({ facebookCampaignId, on })}
    />
  );
}
