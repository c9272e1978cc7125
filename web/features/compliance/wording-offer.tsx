import type { Finding } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { MouseEvent } from 'react';

interface WordingOfferProps {
  shown: Shown;
  finding: Finding;
  /** Which text it is about; left out, the first in which it was found. */
  field?: string | undefined;
  /** The texts as they stand on the screen, each by the name that a finding has for its place. */
  texts: {
    /** Where they outlive this screen: they are saved before anybody is asked, and what is put there can be undone. */
    save?: () => Promise<unknown>;
    textOf: (field: string) => string | null | undefined;
    put: (field: string, text: string) => void;
  };
}

/** Other words for a text in which something is forbidden or asked, once somebody wants them. */
export function WordingOffer({ finding, field = firstText(finding), ...rest }: WordingOfferProps) {
  const isWanted = finding.level !== 'hint' && !finding.answer?.isSo;
  if (!isWanted || !field || !rest.texts.textOf(field)) return null;
  return <Offer {...rest} finding={finding} field={field} />;
}

function Offer({ shown, finding, field, texts }: WordingOfferProps & { field: string }) {
  const { mutate, data, error, isPending, reset } = useMutation({
    async mutationFn() {
      await texts.save?.();
      return server.compliance.reword({ shown, findingId: finding.id, field });
    },
  });
  // Whoever has typed on since wants other words for what stands there now.
  const offered = data?.text && texts.textOf(field) === data.instead ? data.text : undefined;
  const place = useLostFocus<HTMLDivElement>(offered !== undefined);
  function use({ currentTarget }: MouseEvent) {
    if (offered === undefined || !data) return;
    // What stands here is gone once the new text is looked at.
    currentTarget.closest<HTMLElement>('#law, [role="dialog"]')?.focus({ preventScroll: true });
    texts.put(field, offered);
    if (!texts.save) return;
    toast(m.compliance_wording_used(), undefined, {
      durationMs: 10_000,
      action: { label: m.compliance_wording_undo(), onClick: () => texts.put(field, data.instead) },
    });
  }
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className="@container space-y-2 rounded-lg pt-1">
      {offered === undefined ? (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3 text-left whitespace-normal"
          busy={isPending}
          onClick={() => mutate()}
        >
          {!isPending && <Sparkles aria-hidden />}
          {m.compliance_wording()}
        </Button>
      ) : (
        <div className="space-y-3 rounded-lg border border-line p-3">
          <dl className="grid gap-3 @md:grid-cols-2">
            <Text name={m.compliance_wording_now()} text={data?.instead ?? ''} />
            <Text name={m.compliance_wording_suggested()} text={offered} />
          </dl>
          <p className="text-xs text-muted">{m.compliance_wording_what()}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={use}>
              {m.compliance_wording_use()}
            </Button>
            <Button variant="ghost" size="small" onClick={reset}>
              {m.compliance_wording_dismiss()}
            </Button>
          </div>
        </div>
      )}
      {data?.text === null && <p className="text-muted">{m.compliance_wording_none()}</p>}
      {error && (
        <p className="text-muted">
          {m.compliance_wording_failed()} {wordsFor(error)}
        </p>
      )}
    </div>
  );
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="break-words whitespace-pre-line">{text}</dd>
    </div>
  );
}

function firstText({ places }: Finding): string | undefined {
  return places.find(({ span }) => span)?.field;
}
