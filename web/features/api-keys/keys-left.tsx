import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, queryClient, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';

/** Keys outlive a password, and an intruder may have made one: asks whether they are to go on working. */
export function KeysLeft({ onDone }: { onDone: () => void }) {
  const { data: keys = [] } = useQuery(api.apiKeys.list.queryOptions());
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function revokeAll() {
    setBusy(true);
    try {
      for (const { id } of keys) await server.apiKeys.revoke({ id });
      onDone();
    } catch (error) {
      setTrouble(wordsFor(error));
    }
    setBusy(false);
    await queryClient.invalidateQueries({ queryKey: api.apiKeys.list.key() });
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {m.keys_left_title()}
      </h1>
      <p className="mt-2 text-pretty text-muted">{m.keys_left_text()}</p>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        {keys.map(({ id, name, hint }) => (
          <li key={id} className="break-words">
            {name} <span className="text-sm text-muted">{hint}</span>
          </li>
        ))}
      </ul>
      {trouble && (
        <Banner tone="danger" className="mt-4">
          {trouble}
        </Banner>
      )}
      <div className="mt-6 flex flex-col gap-2">
        <Button variant="secondary" onClick={onDone}>
          {m.keys_left_keep()}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void revokeAll()}>
          {m.keys_left_revoke()}
        </Button>
      </div>
    </>
  );
}
