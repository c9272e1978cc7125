import type { LiveAd, LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import { liveLimits } from '#contract/live/steering.ts';
import { useEffect, useState } from 'react';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import type { AdPieces } from './ad-pieces.ts';
import { AdWordsFields } from './ad-words-fields.tsx';
import {
  findWordTroubles,
  isElsewhere,
  isOtherWords,
  isTextOfAd,
  kindOfButtons,
  withHeldChoice,
  withText,
  type WordTroubles,
} from './ad-words.ts';
import { failedTitle } from '#web/operations/words.ts';
import { ChoiceOfMany } from '../steering/choice-of-many.tsx';
import { statusWords } from '#web/status-words.ts';
import type { FormInDialog } from '../steering/steering-dialog.tsx';
import { SteeringForm } from '../steering/steering-form.tsx';
import { keepUnsent } from '../steering/unsent.ts';
import { useDialogOperation } from '#web/operations/use-dialog-operation.ts';

interface RewordFormProps extends FormInDialog {
  detail: LiveCampaignDetail;
  ads: LiveAd[];
  first: LiveAd;
  pieces: AdPieces;
}

const useUnsentWords = keepUnsent<{ facebookAdId: string; words: HeldWords }>();

/** The words of one live ad beside how it will look. */
export function RewordForm(props: RewordFormProps) {
  const { detail, ads, first, pieces, onUnsaved, onDone, onCancel } = props;
  const { campaign } = detail;
  const unsent = useUnsentWords(campaign.facebookCampaignId);
  const [ad, setAd] = useState(
    () => ads.find(({ facebookAdId }) => facebookAdId === unsent.found?.facebookAdId) ?? first,
  );
  const held = wordsOf(ad);
  const [words, setWords] = useState<HeldWords>(
    unsent.found?.facebookAdId === ad.facebookAdId ? unsent.found.words : held,
  );
  const [troubles, setTroubles] = useState<WordTroubles>({});
  const change = useDialogOperation({
    kind: 'ad-copy',
    titleOf: () => failedTitle('ad-copy'),
    onDone,
    onLeft: () => unsent.keep({ facebookAdId: ad.facebookAdId, words }),
    onArrived: unsent.drop,
  });
  const isChanged = isOtherWords(words, held);
  const isUnsaved = isChanged && !change.isBusy;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const shown = isChanged ? { what: 'wording' as const, facebookAdId: ad.facebookAdId, ...words } : null;
  function put(field: string, text: string) {
    setWords((now) => withText(now, field, text));
    setTroubles({});
  }
  const law = (isHere: (field: string) => boolean) =>
    pieces.law({ shown, isHere, refused: change.refused, put });
  const callsToAction = withHeldChoice(pieces.callsToAction(kindOfButtons(ad, campaign)), held.callToAction);

  function begin(chosen: LiveAd) {
    setAd(chosen);
    setWords(wordsOf(chosen));
    setTroubles({});
  }
  function reword(part: Partial<HeldWords>) {
    setWords({ ...words, ...part });
    setTroubles({});
  }
  function submit() {
    const found = findWordTroubles(words, liveLimits.ad);
    setTroubles(found);
    if (Object.keys(found).length > 0 || !isChanged) return;
    void change.run(() => server.liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words }));
  }

  return (
    <SteeringForm
      change={change}
      verb={m.dialogs_update()}
      isIdle={!isChanged}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ChoiceOfMany
        label={m.dialogs_ad()}
        value={ad.facebookAdId}
        options={ads.map(({ facebookAdId, headline, name, status }) => ({
          value: facebookAdId,
          label: `${headline || name} (${statusWords(status)})`,
        }))}
        isHeld={isChanged}
        onChoose={(id) => begin(ads.find(({ facebookAdId }) => facebookAdId === id) ?? ad)}
        onReset={() => begin(ad)}
      />
      {ad.reviewFeedback && (
        <Banner tone="warning" title={m.delivery_why_this_ad_refused()}>
          {ad.reviewFeedback}
        </Banner>
      )}
      <Banner tone="info">{m.dialogs_review_again()}</Banner>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="min-w-0 space-y-5">
          {pieces.writeForMe({
            campaignId: campaign.campaignId,
            words,
            longest: liveLimits.ad,
            onWords: reword,
          })}
          <AdWordsFields
            words={words}
            most={liveLimits.ad}
            troubles={troubles}
            callsToAction={callsToAction}
            law={(name) => law(isTextOfAd(name))}
            onChange={reword}
          />
          {law(isElsewhere)}
        </div>
        {pieces.preview({
          campaign,
          words,
          picture: ad.pictureUrl === null ? undefined : { previewUrl: ad.pictureUrl },
          missing: m.changes_ad_no_picture(),
          button: callsToAction.find(({ value }) => value === words.callToAction)?.label ?? '',
        })}
      </div>
    </SteeringForm>
  );
}

/** An ad without a button gets one with its new words, as Meta asks for one. */
function wordsOf({ headline, primaryText, description, callToAction }: LiveAd): HeldWords {
  return { headline, primaryText, description, callToAction: callToAction || 'LEARN_MORE' };
}
