import type { LiveAdSet, LiveCampaignDetail, LivePlace } from '#contract/live/live-campaign.ts';
import { liveLimits } from '#contract/live/steering.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { server } from '#web/api.ts';
import type { AskedOfLaw } from '#web/operations/law-of-change.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { failedTitle } from '#web/operations/words.ts';
import { ChoiceOfMany } from './choice-of-many.tsx';
import { isOtherPlaces, movedRadii, placesToAsk } from './locations-change.ts';
import type { LocationsPicker } from './locations-picker.ts';
import { statusWords } from '#web/status-words.ts';
import type { FormInDialog } from './steering-dialog.tsx';
import { SteeringForm } from './steering-form.tsx';
import { keepUnsent } from './unsent.ts';
import { useDialogOperation } from '#web/operations/use-dialog-operation.ts';

interface LocationsFormProps extends FormInDialog {
  detail: LiveCampaignDetail;
  picker: (picker: LocationsPicker) => ReactNode;
  /** What the law says of places, and of ads that are shown there then. */
  law: (asked: AskedOfLaw) => ReactNode;
}

const useUnsentPlaces = keepUnsent<{ facebookAdSetId: string; places: LivePlace[] }>();

/** The places of one ad set, of the chosen one where there are several. */
export function LocationsForm({ detail, onUnsaved, onDone, onCancel, picker, law }: LocationsFormProps) {
  const adSets = detail.adSets.filter(({ goneAt }) => goneAt === null);
  const unsent = useUnsentPlaces(detail.campaign.facebookCampaignId);
  const [adSet, setAdSet] = useState<LiveAdSet | undefined>(
    () =>
      adSets.find(({ facebookAdSetId }) => facebookAdSetId === unsent.found?.facebookAdSetId) ?? adSets[0],
  );
  const [places, setPlaces] = useState<LivePlace[]>(unsent.found?.places ?? adSet?.places ?? []);
  const change = useDialogOperation({
    kind: 'locations',
    titleOf: () => failedTitle('locations'),
    onDone,
    onLeft: () => adSet && unsent.keep({ facebookAdSetId: adSet.facebookAdSetId, places }),
    onArrived: unsent.drop,
  });
  const isChanged = adSet !== undefined && isOtherPlaces(places, adSet.places);
  const isUnsaved = isChanged && !change.isBusy;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  if (!adSet) return <Banner tone="info">{m.dialogs_no_ad_set()}</Banner>;
  const { facebookAdSetId, otherPlaces } = adSet;

  function choose(id: string) {
    const chosen = adSets.find((one) => one.facebookAdSetId === id);
    setAdSet(chosen);
    setPlaces(chosen?.places ?? []);
  }
  function submit() {
    if (!isChanged || places.length === 0) return;
    const locations = placesToAsk(places);
    void change.run(() => server.liveCampaigns.setLocations({ facebookAdSetId, locations }));
  }

  return (
    <SteeringForm
      change={change}
      verb={m.dialogs_update()}
      isIdle={!isChanged || places.length === 0}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ChoiceOfMany
        label={m.dialogs_ad_set()}
        value={facebookAdSetId}
        options={adSets.map(({ facebookAdSetId: value, name, status }) => ({
          value,
          label: `${name} (${statusWords(status)})`,
        }))}
        isHeld={isChanged}
        onChoose={choose}
        onReset={() => setPlaces(adSet.places)}
      />
      {otherPlaces > 0 && <Banner tone="info">{m.dialogs_other_places({ count: otherPlaces })}</Banner>}
      {picker({ locations: places, held: adSet.places, most: liveLimits.locations, onChange: setPlaces })}
      {places.length === 0 && (
        <p role="status" className="text-sm text-warning-text">
          {m.dialogs_no_places()}
        </p>
      )}
      {law({
        shown:
          isChanged && places.length > 0
            ? { what: 'places', facebookAdSetId, locations: placesToAsk(places) }
            : null,
        isHere: () => true,
        refused: change.refused,
      })}
      {isChanged && <MovedRadii places={places} held={adSet.places} />}
    </SteeringForm>
  );
}

function MovedRadii({ places, held }: { places: readonly LivePlace[]; held: readonly LivePlace[] }) {
  const moved = movedRadii(places, held);
  const km = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1 });
  if (moved.length === 0) return null;
  return (
    <Banner tone="warning" title={m.dialogs_moved_radii()}>
      <ul>
        {moved.map(({ name, fromKm, toKm }) => (
          <li key={name}>{m.dialogs_moved_radius({ name, from: km.format(fromKm), to: km.format(toKm) })}</li>
        ))}
      </ul>
    </Banner>
  );
}
