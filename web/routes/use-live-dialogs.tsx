import type { ReactNode } from 'react';

interface LiveDialogs {
  editLocations(facebookCampaignId: string): void;
  /** Without an ad, the person chooses which. */
  editAd(facebookCampaignId: string, facebookAdId?: string): void;
  addAd(facebookCampaignId: string): void;
  showPicture(picture: { url: string; title: string }): void;
  /** Put it somewhere on the page, once. */
  dialogs: ReactNode;
}

/** The dialogs that change a live campaign, with the pieces of other features they need. */
export function useLiveDialogs(): LiveDialogs {
  return {
    editLocations() {},
    editAd() {},
    addAd() {},
    showPicture() {},
    dialogs: null,
  };
}
