import type { Assistant } from '#contract/assistants.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowRight, Copy } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { api, queryClient } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { useMay } from '#web/workspace/may.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { breakAtSlashes } from '#web/ui/format/break-at-slashes.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { copyText } from '#web/ui/toast/copy-text.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { AssistantList } from './assistant-list.tsx';

/** How to connect an assistant, which are, and the way to what they did. */
export function AssistantsCard() {
  const { data: assistants, error } = useQuery(api.assistants.list.queryOptions());
  const disconnect = useMutation(
    api.assistants.disconnect.mutationOptions({
      onSuccess: () => void toast(m.assistants_left(), m.assistants_left_text()),
      onError: (problem) => void toastError(m.assistants_left_failed(), wordsFor(problem)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.assistants.list.key() }),
    }),
  );
  const mayReadLog = useMay('see');
  const [leaving, setLeaving] = useState<Assistant>();
  return (
    <Card
      title={m.assistants_title()}
      text={m.assistants_text()}
      action={
        mayReadLog && (
          <Button asChild variant="ghost" size="small" className="max-sm:-ml-3">
            <Link to="/audit-log?actor=assistant">
              {m.assistants_log()}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        )
      }
    >
      <div className="space-y-5">
        <Ways />
        {error && !assistants && <LoadError error={error} />}
        {!assistants && !error && <LoadingBlock className="h-22" />}
        {assistants && assistants.length > 0 && (
          <AssistantList assistants={assistants} onDisconnect={setLeaving} />
        )}
        {assistants?.length === 0 && <p className="text-sm text-muted">{m.assistants_none()}</p>}
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(isOpen) => !isOpen && setLeaving(undefined)}
        title={m.assistants_leave_question({ name: leaving?.name ?? '' })}
        text={m.assistants_leave_text()}
        confirm={m.assistants_leave()}
        danger
        busy={disconnect.isPending}
        onConfirm={() =>
          leaving && disconnect.mutate({ id: leaving.id }, { onSettled: () => setLeaving(undefined) })
        }
      />
    </Card>
  );
}

const addressHere = () => `${location.origin}/mcp`;

/** The address for an assistant, and who cannot reach it. */
export function AssistantsAddress() {
  return (
    <>
      <ToCopy text={addressHere()} label={m.assistants_copy()} />
      {location.protocol === 'http:' && (
        <Banner tone="warning">
          {m.assistants_only_here()}{' '}
          <Link to="/setup?part=address" className="underline underline-offset-4">
            {m.assistants_only_here_mend()}
          </Link>
        </Banner>
      )}
    </>
  );
}

/** The address, and where to put it. */
function Ways() {
  return (
    <>
      <AssistantsAddress />
      <dl className="space-y-3 text-sm">
        {[
          { name: 'Claude', text: m.assistants_way_claude() },
          {
            name: m.assistants_code(),
            text: m.assistants_way_code(),
            command: `claude mcp add --transport http adfjord ${addressHere()}`,
          },
          { name: 'ChatGPT', text: m.assistants_way_chatgpt() },
          { name: m.assistants_way_others(), text: m.assistants_way_others_text() },
        ].map(({ name, text, command }) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="space-y-2 text-pretty text-muted">
              <p>{text}</p>
              {command && <ToCopy text={command} label={m.assistants_copy_command()} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What is to be put in elsewhere, and the button that takes it along. */
function ToCopy({ text, label }: { text: string; label: string }) {
  return (
    <div className="flex items-center gap-x-2 rounded-lg border border-line bg-sunken py-1 pr-1 pl-3 max-sm:[&_button]:min-w-11">
      <code className="min-w-0 grow py-1 text-[0.8125rem] max-[22rem]:text-xs [overflow-wrap:anywhere] text-text select-all">
        {text.split(' ').map((word, place) => (
          <Fragment key={word}>
            {place > 0 && ' '}
            <span className="inline-block max-w-full">{breakAtSlashes(word)}</span>
          </Fragment>
        ))}
      </code>
      <Button
        variant="secondary"
        size="small"
        aria-label={label}
        onClick={() => void copyText(text, m.ui_copied())}
      >
        <Copy aria-hidden />
        <span className="max-sm:hidden">{m.ui_copy()}</span>
      </Button>
    </div>
  );
}
