import { actorKinds, type AuditFilter } from '#contract/audit-log.ts';
import { LogCare } from '#web/features/audit-log/log-care.tsx';
import { LogFilter } from '#web/features/audit-log/log-filter.tsx';
import { LogLines } from '#web/features/audit-log/log-lines.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useMay } from '#web/workspace/may.ts';
import { inThisWorkspace } from '#web/workspace/this-tab.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Who has done what. */
export default function AuditLog() {
  const [asked] = useSearchParams();
  const [filter, setFilter] = useState<AuditFilter>(() => {
    const actor = actorKinds.find((kind) => kind === asked.get('actor'));
    return actor ? { actor } : {};
  });
  const looked = useDebounced(filter, 300);
  const back = { to: '/profile#log', name: m.people_settings_back() };
  if (!useMay('manage'))
    return (
      <Page title={m.audit_mine_title()}>
        <PageHeader title={m.audit_mine_title()} text={m.audit_mine_text()} back={back} />
        <LogLines filter="mine">{() => null}</LogLines>
      </Page>
    );
  return (
    <Page title={m.audit_title()}>
      <PageHeader
        title={m.audit_title()}
        text={m.audit_text()}
        back={back}
        className="flex-nowrap!"
        actions={
          <Button asChild variant="secondary" className="shrink-0 max-sm:w-11 max-sm:p-0">
            <a href={inThisWorkspace('/exports/audit-log.csv')} download title={m.audit_download()}>
              <Download aria-hidden />
              <span className="max-sm:sr-only">{m.audit_download()}</span>
            </a>
          </Button>
        }
      />
      <LogFilter filter={filter} onChange={(part) => setFilter((now) => ({ ...now, ...part }))} />
      <LogLines filter={looked}>{(keptMonths) => <LogCare keptMonths={keptMonths} />}</LogLines>
    </Page>
  );
}
