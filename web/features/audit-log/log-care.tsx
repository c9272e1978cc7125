import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';

const spans = [12, 24, 36, 60, 120];

/** For how long it is kept, and whether it is whole. */
export function LogCare({ keptMonths }: { keptMonths: number }) {
  const check = useQuery({ ...api.auditLog.verify.queryOptions(), enabled: false });
  const keep = useMutation(
    api.auditLog.setKept.mutationOptions({
      async onSuccess({ months }) {
        await queryClient.invalidateQueries({ queryKey: api.auditLog.list.key() });
        toast(m.audit_kept_saved({ months }));
      },
      onError: (error) => void toastError(m.audit_kept_failed(), wordsFor(error)),
    }),
  );
  return (
    <Card title={m.audit_care()}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={m.audit_kept()}
          name="kept"
          value={String(keptMonths)}
          disabled={keep.isPending}
          options={spans.map((months) => ({ value: String(months), label: m.audit_kept_months({ months }) }))}
          onValueChange={(months) => keep.mutate({ months: Number(months) })}
          className="w-44"
        />
        <Button variant="secondary" busy={check.isFetching} onClick={() => void check.refetch()}>
          <ShieldCheck aria-hidden />
          {m.audit_check()}
        </Button>
        <p className="min-w-52 flex-1 text-sm text-muted sm:pb-2.5">{m.audit_check_text()}</p>
      </div>
      {check.error && (
        <Banner tone="danger" title={m.audit_check_failed()} className="mt-4">
          {wordsFor(check.error)}
        </Banner>
      )}
      {check.data &&
        (check.data.brokenAt === null ? (
          <Banner tone="success" title={m.audit_whole({ count: check.data.lines })} className="mt-4">
            {check.data.lastHash && (
              <span className="break-all">{m.audit_whole_last({ hash: check.data.lastHash })}</span>
            )}
          </Banner>
        ) : (
          <Banner tone="danger" title={m.audit_broken({ seq: check.data.brokenAt })} className="mt-4" />
        ))}
    </Card>
  );
}
