import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useSetEvents } from './use-set-events.ts';

/** Which dataset it should be, and the owner's word that it may be done. */
export function EventsOff() {
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const options = { retry: false, enabled: Boolean(connection) };
  const { data: datasets, error } = useQuery(api.leads.listDatasets.queryOptions(options));
  const [chosen, setChosen] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const { mutate, isPending } = useSetEvents();
  if (connection === null) return <p className="text-muted">{m.events_unconnected()}</p>;
  if (error) return <p className="text-muted">{wordsFor(error)}</p>;
  if (datasets?.length === 0) return <p className="text-muted">{m.events_no_datasets()}</p>;
  return (
    <div className="space-y-4">
      <SelectField
        label={m.events_dataset()}
        hint={m.events_dataset_hint()}
        placeholder={m.events_dataset_choose()}
        disabled={!datasets}
        value={chosen}
        options={(datasets ?? []).map(({ id, name }) => ({ value: id, label: `${name} · ${id}` }))}
        onValueChange={setChosen}
        className="max-w-sm"
      />
      <Checkbox checked={isConfirmed} onCheckedChange={setConfirmed}>
        {m.events_confirm()}
      </Checkbox>
      <Button
        variant="secondary"
        busy={isPending}
        disabled={!chosen || !isConfirmed}
        onClick={() => mutate({ on: true, datasetId: chosen, confirmed: true })}
      >
        {m.events_switch_on()}
      </Button>
    </div>
  );
}
