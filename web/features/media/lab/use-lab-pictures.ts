import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { ChosenMedia } from '../use-media-selection.ts';

const shelf = 'adfjord.image-lab';
const Chosen = z.object({ mediaIds: z.array(z.uuid()), enhancedMediaIds: z.array(z.uuid()) });

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
    return Chosen.parse(JSON.parse(sessionStorage.getItem(shelf) ?? ''));
  } catch {
    return { mediaIds: [], enhancedMediaIds: [] };
  }
}
