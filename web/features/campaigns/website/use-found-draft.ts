import { sourcesAfter } from '#contract/campaigns/field-sources.ts';
import { findGapsForAds } from '#contract/campaigns/readiness.ts';
import type { Reading } from '#contract/websites/reading.ts';
import { useEffect, useState } from 'react';
import { isSame } from '../draft/draft-fields.ts';
import { fillIn, typedOtherwise } from '../draft/fill-in.ts';
import { rememberBuilder } from '../wizard/builder-cache.ts';
import type { WizardStepProps } from '../wizard/wizard-props.ts';
import { fillingOf, placeWordsOf } from './filling-of.ts';
import { takeLogo, useSitePictures } from './use-site-pictures.ts';
import { bestFirst, usualObjective } from './usual-choices.ts';

interface FoundDraft extends Pick<WizardStepProps, 'keeper' | 'view' | 'choice' | 'isConnectionRead'> {
  reading: Reading;
  mostPictures: number;
}

/** The draft that what was found makes, by what is chosen of it so far. */
export function useFoundDraft(given: FoundDraft) {
  const { keeper, view, choice, reading, mostPictures } = given;
  const { fields } = view;
  const { found, address } = reading;
  const [offers] = useState(() => bestFirst(found.offers));
  // Whoever comes back from the writer finds what they chose.
  const [offer, setOffer] = useState(
    () => offers.find(({ name }) => name === fields.productService) ?? offers[0],
  );
  const [isReplacing, setIsReplacing] = useState(false);
  const pictures = useSitePictures(reading, fields, mostPictures);
  useUsualChoices(given);

  const { locations, ...rest } = fillingOf(found, offer, address);
  const isPlaced = 'locations' in fields.sources;
  const filling = isPlaced ? rest : { ...rest, locations };
  const typed = typedOtherwise(fields, filling);
  const changes = {
    ...fillIn(fields, filling, isReplacing ? [] : typed),
    mediaIds: pictures.mediaIds,
  };
  const planned = { ...fields, ...changes };
  return {
    offers,
    offer,
    setOffer,
    pictures,
    /** What somebody has typed, and the website says otherwise. */
    typed,
    isReplacing,
    setIsReplacing,
    /** What the writer would still have to be told. Pictures on their way are not missing. */
    gaps: findGapsForAds(planned).filter(({ code }) => code !== 'media' || !pictures.isLoading),
    /** The ad as it would be. */
    ad: { fields: planned, page: choice.page, picture: pictures.first },
    make() {
      keeper.change(changes);
      takeLogo(reading);
      rememberBuilder(keeper.id, { placeWords: placeWordsOf(found) });
    },
    /** Takes back what was filled in before anybody said yes. */
    leave() {
      const none = { locations: [] };
      if (isPlaced) keeper.prefill({ ...none, sources: sourcesAfter(fields.sources, none) });
    },
  };
}

/**
 * What most firms choose is chosen, until somebody says otherwise, and the town is looked for on the map meanwhile. Where
 * no account says in which money, the prices do.
 */
function useUsualChoices({ keeper, reading, choice, isConnectionRead }: FoundDraft): void {
  const { found } = reading;
  useEffect(() => {
    const { fields } = keeper.view();
    if (fields.objective === null) keeper.prefill({ objective: usualObjective(found) });
    const { locations } = fillingOf(found);
    if (!isSame(fields.sources.locations, locations?.source))
      keeper.prefill(fillIn(fields, { locations }, typedOtherwise(fields, { locations })));
    const money = found.offers.find(({ currency }) => currency)?.currency;
    if (isConnectionRead && !choice.adAccount && fields.dailyBudgetMinor === null && money)
      keeper.prefill({ currency: money });
  }, [keeper, found, choice.adAccount, isConnectionRead]);
}
