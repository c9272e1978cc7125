import { onlyTexts } from '#web/one-of.ts';
import { useEffect, useState } from 'react';
import type { ChosenMedia } from '../use-media-selection.ts';

const shelf = 'adfjord.image-lab';

/** What lies in the lab, kept as long as the tab is open. */
export function useLabPictures() {
  const [chosen, setChosen] = useState<ChosenMedia>(readShelf);
  useEffect(() => {
    try {
      sessionStorage.setItem(shelf, JSON.stringify(chosen));
    } catch {
      // A browser that keeps nothing: then a reload empties the lab.
    }
  }, [chosen]);
  return { chosen, change: setChosen };
}

function readShelf(): ChosenMedia {
  try {
    const { mediaIds, enhancedMediaIds } = JSON.parse(sessionStorage.getItem(shelf) ?? '{}');
    return { mediaIds: onlyTexts(mediaIds), enhancedMediaIds: onlyTexts(enhancedMediaIds) };
  } catch {
    return { mediaIds: [], enhancedMediaIds: [] };
  }
}
