import { isByNameOnly } from '#contract/campaigns/legacy-locations.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { recallBuilder } from '../wizard/builder-cache.ts';
import { findNamedPlace } from './find-named-place.ts';
import { leastLetters, placesOf } from './use-location-search.ts';

const mostLetters = 100;

/**
 * Puts the place Facebook knows where a draft holds a name only, one after the other, once it can be asked. Answers what
 * is left to be searched for: a name it does not know, or what was said of the place before anything was chosen.
 */
export function useFindPlace(keeper: DraftKeeper, locations: Location[], mayAsk: boolean): string {
  const named = locations.find(isByNameOnly);
  const query = named?.name.slice(0, mostLetters) ?? '';
  const { data } = useQuery({
    ...placesOf(query),
    enabled: mayAsk && query.length >= leastLetters,
  });
  const found = useMemo(() => named && data && findNamedPlace(named, data.locations), [named, data]);
  useEffect(() => {
    if (!mayAsk || !named || !found || !keeper.isEditable) return;
    const others = keeper.view().fields.locations.filter(({ key }) => key !== found.key);
    keeper.prefill({ locations: others.map((known) => (known.key === named.key ? found : known)) });
  }, [keeper, mayAsk, named, found]);
  if (named) return data && !found ? named.name : '';
  return locations.length === 0 ? (recallBuilder(keeper.id)?.placeWords ?? '') : '';
}
