import type { CampaignLeads } from '#contract/leads/lead.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient, server } from '#web/api.ts';
import { runOperation } from '#web/operations/run-operation.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useMay } from '#web/workspace/may.ts';

/** Makes an audience of those who opened the form and did not send it, or removes it. */
export function FormAudience({ campaign }: { campaign: CampaignLeads }) {
  const { facebookCampaignId, facebookFormId, title } = campaign;
  const maySteer = useMay('steer');
  const { data: audiences } = useQuery(api.formAudiences.list.queryOptions());
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // A form without a campaign has no ad account of which it could be.
  if (!audiences || !maySteer || facebookCampaignId === facebookFormId) return null;
  const audience = audiences.find((each) => each.facebookFormId === facebookFormId);

  async function change(ask: Parameters<typeof runOperation>[0]['ask']) {
    setBusy(true);
    const outcome = await runOperation({ kind: 'form-audience', ask });
    if (outcome.ended === 'running') await outcome.end;
    await queryClient.invalidateQueries({ queryKey: api.formAudiences.list.key() });
    setBusy(false);
    setAsking(false);
  }
  const ofForm = { facebookCampaignId, facebookFormId };
  return (
    <section
      aria-labelledby="form-audience"
      className="flex flex-wrap items-center justify-between gap-3 text-sm"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="form-audience" className="font-semibold">
          {m.audiences_title()}
        </h2>
        <p className="mt-1 text-pretty text-muted [overflow-wrap:anywhere]">
          {audience ? m.audiences_made({ name: audience.name }) : m.audiences_text()}
        </p>
      </div>
      {audience ? (
        <Button variant="ghost" size="small" busy={isBusy} onClick={() => setAsking(true)}>
          {m.audiences_remove()}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          onClick={() => void change(() => server.formAudiences.make({ ...ofForm, formName: title }))}
        >
          {m.audiences_make()}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => !isBusy && setAsking(isOpen)}
        title={m.audiences_remove_title()}
        text={m.audiences_remove_text()}
        confirm={m.audiences_remove()}
        onConfirm={() => void change(() => server.formAudiences.remove(ofForm))}
        danger
        busy={isBusy}
      />
    </section>
  );
}
