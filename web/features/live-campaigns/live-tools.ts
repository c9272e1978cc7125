import type { HeldWords } from '#contract/operations/operation-details.ts';
import { createContext, useContext, type ReactNode } from 'react';

/** What the page can open about a live campaign. */
export interface LiveTools {
  /** Whether whoever looks may change anything at Meta. */
  maySteer: boolean;
  /** … and may see the people behind leads. */
  maySeeLeads: boolean;
  rename: (facebookCampaignId: string) => void;
  setCostGoal: (facebookCampaignId: string) => void;
  setBrakes: (facebookCampaignId: string) => void;
  editLocations: (facebookCampaignId: string) => void;
  /** Without an ad, the person chooses which. */
  editAd: (facebookCampaignId: string, facebookAdId?: string) => void;
  /** With words, it begins with them. */
  addAd: (facebookCampaignId: string, words?: HeldWords) => void;
  showPictures: (facebookCampaignId: string) => void;
  /** What is being typed as a budget, by whose it is: in a narrower window its row becomes a card, and it goes on there. */
  typedBudgets: Map<string, string>;
  /** Beside the way to a campaign's leads: how many are new. */
  leadMark?: (facebookCampaignId: string) => ReactNode;
}

const OfPage = createContext<LiveTools | undefined>(undefined);

/** Around every page that shows live campaigns. The tools must stay the same ones, or thousands of rows are drawn anew. */
export const LiveToolsOf = OfPage.Provider;

/** Whether whoever looks may change anything at Meta; what stands on other pages as well asks there. */
export function useMaySteer(): boolean {
  return useContext(OfPage)?.maySteer ?? true;
}

export function useLiveTools(): LiveTools {
  const tools = useContext(OfPage);
  if (!tools) throw new Error('This page does not say what it can open: put LiveToolsOf around it.');
  return tools;
}
