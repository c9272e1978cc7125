import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { queryClient, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { effortWords } from './part-words.ts';

/** Makes whoever knows the code the operator. */
export function ClaimForm({ known, onClaimed }: { known: string; onClaimed: () => void }) {
  const [code, setCode] = useState(known);
  const claim = useMutation({
    mutationFn: () => server.operator.claim({ code }),
    async onSuccess() {
      await queryClient.invalidateQueries();
      onClaimed();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() !== '' && !claim.isPending) claim.mutate();
  }

  return (
    <Card title={m.setup_claim()} text={`${m.setup_claim_text()} ${effortWords()}`}>
      <form noValidate onSubmit={submit} className="max-w-md space-y-5">
        <TextField
          label={m.setup_code()}
          hint={m.setup_code_hint()}
          value={code}
          onValueChange={setCode}
          error={claim.error ? wordsFor(claim.error) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
        />
        <Button type="submit" busy={claim.isPending}>
          {m.setup_claim_do()}
        </Button>
      </form>
    </Card>
  );
}
