import type { DesignName } from '#contract/designs.ts';
import type { LiveAdSet, LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import { liveLimits } from '#contract/live/steering.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { api, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import type { AdPieces } from './ad-pieces.ts';
import { AdWordsFields } from './ad-words-fields.tsx';
import {
  findWordTroubles,
  isElsewhere,
  isOfPicture,
  isTextOfAd,
  kindOfNewButtons,
  withText,
  type WordTroubles,
} from './ad-words.ts';
import { ChoiceOfMany } from '../steering/choice-of-many.tsx';
import { NewAdPictureFields } from './new-ad-picture-fields.tsx';
import { noPicture, pictureToAsk, settlePicture, type PictureChoice } from './new-ad-picture.ts';
import { newAdTroubleTitle } from './new-ad-trouble.ts';
import { statusWords } from '#web/status-words.ts';
import type { FormInDialog } from '../steering/steering-dialog.tsx';
import { SteeringForm } from '../steering/steering-form.tsx';
import { keepUnsent } from '../steering/unsent.ts';
import { useOwnPictures } from './use-own-pictures.ts';
import { useDialogOperation } from '#web/operations/use-dialog-operation.ts';

export interface NewAdPieces extends AdPieces {
  nameDesign: (design: DesignName) => string;
  /** Takes a picture from this device. `place` is where it belongs. */
  upload: (upload: {
    place: string;
    mediaId: string | undefined;
    onUploaded: (mediaId: string | undefined) => void;
  }) => ReactNode;
}

interface NewAdFormProps extends FormInDialog {
  detail: LiveCampaignDetail;
  adSets: readonly LiveAdSet[];
  first: LiveAdSet;
  /** The words it begins with. */
  offered: HeldWords | undefined;
  pieces: NewAdPieces;
}

const usual = { leads: 'SIGN_UP', traffic: 'LEARN_MORE', sales: 'SHOP_NOW' };

const empty: HeldWords = { headline: '', primaryText: '', description: '', callToAction: '' };

const useUnsentAd = keepUnsent<{ words: HeldWords; chosen: PictureChoice }>();

/** The words and the picture of a new ad beside how it will look. */
export function NewAdForm(props: NewAdFormProps) {
  const { detail, adSets, first, offered, pieces, onUnsaved, onDone, onCancel } = props;
  const { campaign } = detail;
  const { campaignId, facebookCampaignId } = campaign;
  const [facebookAdSetId, setAdSetId] = useState(first.facebookAdSetId);
  const kind = kindOfNewButtons(facebookAdSetId, detail.ads, campaign);
  const callsToAction = pieces.callsToAction(kind);
  const unsent = useUnsentAd(facebookCampaignId);
  const [typed, setWords] = useState(offered ?? unsent.found?.words ?? empty);
  // Another ad set may take other buttons.
  const isOffered = callsToAction.some(({ value }) => value === typed.callToAction);
  const words = isOffered ? typed : { ...typed, callToAction: usual[kind ?? 'traffic'] };
  const [chosen, setChosen] = useState(unsent.found?.chosen ?? noPicture);
  const [troubles, setTroubles] = useState<WordTroubles & { picture?: 'missing' | 'no-address' }>({});
  const own = useOwnPictures(campaignId);
  const choice = settlePicture(
    chosen,
    own.map(({ id }) => id),
  );
  const picture = pictureToAsk(choice);
  const ownShown = choice.source === 'campaign' && own.find(({ id }) => id === choice.ownId)?.shown;
  const uploaded = useShownPicture(choice.source === 'upload' ? choice.uploadedId : undefined);
  const change = useDialogOperation({
    kind: 'new-ads',
    titleOf: newAdTroubleTitle,
    onDone,
    // One that goes on by itself would be made twice by whoever finds its words here again.
    onLeft: () => change.slow === undefined && unsent.keep({ words, chosen }),
    onArrived: unsent.drop,
    onRefused(open) {
      // Of an address a picture was made by then, about which something is asked.
      const made = choice.source === 'address' && open.find(({ field }) => isOfPicture(field));
      if (made) setChosen({ ...chosen, source: 'upload', uploadedId: made.field.split('.')[1] });
    },
  });
  const isBegun =
    [words.headline, words.primaryText, words.description, chosen.address].some((text) => text !== '') ||
    chosen.uploadedId !== undefined;
  const isUnsaved = isBegun && !change.isBusy;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  const { mediaId = null, ...asked } = typeof picture === 'string' ? {} : picture;
  const ad = { ...words, mediaId, ...('design' in asked && { design: asked.design }) };
  const shown = isBegun ? { what: 'new-ads' as const, facebookAdSetId, ads: [ad] } : null;
  function put(field: string, text: string) {
    setWords((now) => withText(now, field, text));
    setTroubles({});
  }
  const law = (isHere: (field: string) => boolean) =>
    pieces.law({ shown, isHere, refused: change.refused, put });

  function reword(part: Partial<HeldWords>) {
    setWords({ ...words, ...part });
    setTroubles({});
  }
  function submit() {
    const found = {
      ...findWordTroubles(words, liveLimits.newAd),
      ...(typeof picture === 'string' && { picture }),
    };
    setTroubles(found);
    if (typeof picture === 'string' || Object.keys(found).length > 0) return;
    const ads = [{ ...words, ...picture }];
    void change.run(() => server.liveCampaigns.addAds({ campaignId, facebookAdSetId, ads }));
  }
  const isWordless = troubles.headline === 'missing' || troubles.primaryText === 'missing';

  return (
    <SteeringForm change={change} verb={m.dialogs_new_ad_verb()} onSubmit={submit} onCancel={onCancel}>
      <ChoiceOfMany
        label={m.dialogs_ad_set()}
        value={facebookAdSetId}
        options={adSets.map(({ facebookAdSetId: value, name, status }) => ({
          value,
          label: `${name} (${statusWords(status)})`,
        }))}
        isHeld={false}
        onChoose={setAdSetId}
      />
      <div className="grid gap-6 md:grid-cols-2">
        <div className="min-w-0 space-y-5">
          {pieces.writeForMe({ campaignId, words, longest: liveLimits.newAd, onWords: reword })}
          <AdWordsFields
            words={words}
            most={liveLimits.newAd}
            troubles={troubles}
            callsToAction={callsToAction}
            law={(name) => law(isTextOfAd(name))}
            onChange={reword}
          />
          <NewAdPictureFields
            choice={choice}
            own={own}
            nameDesign={pieces.nameDesign}
            trouble={troubles.picture}
            onChange={(part) => {
              setChosen({ ...chosen, ...part });
              setTroubles({});
            }}
            upload={pieces.upload({
              place: `new-ad-${facebookCampaignId}`,
              mediaId: chosen.uploadedId,
              onUploaded(uploadedId) {
                setChosen((now) => ({ ...now, uploadedId, ...(uploadedId && { source: 'upload' }) }));
                // Whoever was quicker than their picture has nothing left to put right.
                if (uploadedId) setTroubles({});
              },
            })}
          />
          {law(isOfPicture)}
          {law(isElsewhere)}
        </div>
        {pieces.preview({
          campaign,
          words: {
            ...words,
            headline: words.headline || m.dialogs_headline(),
            primaryText: words.primaryText || m.dialogs_primary_text(),
          },
          picture: ownShown || uploaded,
          button: callsToAction.find(({ value }) => value === words.callToAction)?.label ?? '',
        })}
      </div>
      {isWordless && (
        <p role="alert" className="text-sm text-danger-text">
          {m.dialogs_new_ad_wordless()}
        </p>
      )}
    </SteeringForm>
  );
}

function useShownPicture(mediaId: string | undefined) {
  const { data } = useQuery({
    ...api.media.get.queryOptions({ input: { id: mediaId ?? '' } }),
    enabled: mediaId !== undefined,
  });
  return data;
}
