import { approvalLimits } from '#contract/approvals.ts';
import { mayAnswer } from '#contract/people/roles.ts';
import { api, type server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkOnce } from './link-once.tsx';

type To = Parameters<typeof server.approvals.ask>[0]['to'];

interface AskDialogProps {
  campaignId: string;
  /** Approval is demanded, and whoever asks may not give it: they hand out no links. */
  asksMembersOnly: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAsked: () => void;
}

/** Asks somebody whether exactly this may be published. */
export function AskDialog({ campaignId, asksMembersOnly, isOpen, onOpenChange, onAsked }: AskDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={m.approvals_ask()} text={m.approvals_ask_text()}>
      <AskForm {...{ campaignId, asksMembersOnly }} onDone={() => onOpenChange(false)} onAsked={onAsked} />
    </Dialog>
  );
}

interface AskFormProps extends Pick<AskDialogProps, 'campaignId' | 'asksMembersOnly' | 'onAsked'> {
  onDone: () => void;
}

function AskForm({ campaignId, asksMembersOnly, onAsked, onDone }: AskFormProps) {
  const [chosen, setWay] = useState<To['way']>('email');
  const way = asksMembersOnly ? 'member' : chosen;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [personId, setPersonId] = useState('');
  const { data: members = [] } = useQuery(api.members.list.queryOptions());
  const others = members.filter(({ role }) => mayAnswer(role));
  const [link, setLink] = useState<string | null>(null);
  const { mutate, error, isPending } = useMutation(
    api.approvals.ask.mutationOptions({
      onSuccess({ approval, link: made }) {
        onAsked();
        if (way === 'link') return setLink(made);
        toast(m.approvals_asked({ name: approval.recipientName }));
        onDone();
      },
    }),
  );
  if (link) return <LinkOnce link={link} onKept={onDone} />;
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({
          campaignId,
          to: {
            email: { way: 'email', name, email } as const,
            link: { way: 'link', name } as const,
            member: { way: 'member', personId } as const,
          }[way],
        });
      }}
    >
      {!asksMembersOnly && (
        <Segments
          name={m.approvals_way()}
          options={[
            { value: 'email', label: m.approvals_way_email() },
            { value: 'link', label: m.approvals_way_link() },
            { value: 'member', label: m.approvals_way_member() },
          ]}
          value={way}
          onValueChange={setWay}
          className="flex"
        />
      )}
      {way === 'member' ? (
        <SelectField
          label={m.approvals_member()}
          placeholder={m.approvals_member_choose()}
          options={others.map((one) => ({ value: one.personId, label: one.name }))}
          value={personId}
          onValueChange={setPersonId}
          required
        />
      ) : (
        <TextField
          label={m.approvals_name()}
          value={name}
          onValueChange={setName}
          maxLength={approvalLimits.name}
          required
        />
      )}
      {way === 'email' && (
        <TextField
          label={m.approvals_email()}
          type="email"
          autoComplete="off"
          value={email}
          onValueChange={setEmail}
          required
        />
      )}
      <DialogFooter note={error && <p className="text-sm text-danger-text">{wordsFor(error)}</p>}>
        <Button type="submit" busy={isPending}>
          {way === 'link' ? m.approvals_make_link() : m.approvals_send()}
        </Button>
      </DialogFooter>
    </form>
  );
}
