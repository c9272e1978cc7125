import { server } from '#web/api.ts';
import type { Campaign } from '#contract/campaigns/campaign.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import {
  forgetBuilder,
  newDraft,
  recallBuilder,
  rememberBuilder,
  type BuilderMemory,
} from '../wizard/builder-cache.ts';
import { draftApi } from './draft-api.ts';
import { fieldNamesOf, fieldsOf, holds, pickFields, type FieldChanges } from './draft-fields.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { saysNotSignedIn } from './save-refusal.ts';
import { usualLanguage } from './usual-language.ts';

/** The drafts of this window: those on screen, and those whose last change is still on its way. */
const drafts = new Map<string, { keeper: DraftKeeper; isOnScreen: boolean }>();

/** Begun on a visit to the empty wizard, and not known to be on the server yet. */
const beginning = new Map<string, DraftKeeper>();

/** Fetches a draft, unless this window knows it better than the server. */
export async function ensureDraft(id: string): Promise<DraftKeeper> {
  const known = drafts.get(id);
  if (known && (known.isOnScreen || known.keeper.isUnsaved)) return known.keeper;
  const keeper = restoreDraft(await server.campaigns.get({ id }), recallBuilder(id));
  drafts.set(id, { keeper, isOnScreen: false });
  return keeper;
}

/** The draft that was begun on this visit to the empty wizard, for whoever comes back to it. */
export function findBegunDraft(builderKey: string): string | undefined {
  return recallBuilder(begunOn(builderKey))?.newId ?? undefined;
}

/**
 * A draft that does not exist yet: the first change begins it. Whoever left while that was being saved goes on with the
 * same one. A reload finds what was typed before that, and so does whoever had to sign in again meanwhile. Else it holds
 * what was wished for.
 */
export function startDraft(builderKey: string, wish: FieldChanges = {}): DraftKeeper {
  const begun = beginning.get(builderKey);
  if (begun?.isUnsaved) return begun;
  const memory = recallBuilder(newDraft);
  const isHere = memory?.builderKey === builderKey || memory?.isInterrupted === true;
  const isReload = isHere && memory?.newId != null;
  if (!isReload) forgetBuilder(newDraft);
  const keeper = new DraftKeeper(draftApi, null, isReload ? memory.newId! : undefined);
  beginning.set(builderKey, keeper);
  noteUnsaved(keeper, builderKey);
  if (isReload && Object.keys(memory.unsaved).length > 0) keeper.change(memory.unsaved);
  else keeper.prefill({ language: usualLanguage(), ...wish });
  return keeper;
}

/** Says that a draft is on screen. Answers how to say that it no longer is. */
export function showDraft(id: string, keeper: DraftKeeper): () => void {
  drafts.set(id, { keeper, isOnScreen: true });
  return () => {
    if (keeper.isUnsaved) drafts.set(id, { keeper, isOnScreen: false });
    else drafts.delete(id);
  };
}

/** What this tab did not get saved before it was reloaded goes on top; what was changed meanwhile is merged with it. */
function restoreDraft(campaign: Campaign, memory: BuilderMemory | undefined): DraftKeeper {
  const isLost = memory !== undefined && campaign.status === 'draft' && !holds(campaign, memory.unsaved);
  const base = isLost ? { ...pickFields(emptyCampaign, fieldNamesOf(memory.unsaved)), ...memory.base } : {};
  const keeper = new DraftKeeper(draftApi, { ...campaign, ...base });
  noteUnsaved(keeper, null);
  if (!isLost) return keeper;
  keeper.change(memory.unsaved);
  keeper.rebase(campaign, [memory.sending]);
  return keeper;
}

function noteUnsaved(keeper: DraftKeeper, builderKey: string | null): void {
  let wasUnsaved = true;
  let wasNew = true;
  keeper.subscribe(() => {
    const { campaign } = keeper.view();
    const { unsaved, sending, isUnsaved } = keeper;
    if (!campaign) {
      const isInterrupted = saysNotSignedIn(keeper.view().save);
      if (isUnsaved) rememberBuilder(newDraft, { builderKey, newId: keeper.id, unsaved, isInterrupted });
      return;
    }
    if (builderKey !== null && wasNew) {
      wasNew = false;
      beginning.delete(builderKey);
      rememberBuilder(begunOn(builderKey), { newId: campaign.id });
      if (recallBuilder(newDraft)?.newId === campaign.id) forgetBuilder(newDraft);
    }
    if (isUnsaved || wasUnsaved) {
      const base = pickFields(fieldsOf(campaign), fieldNamesOf(unsaved));
      rememberBuilder(campaign.id, { base, unsaved, sending });
    }
    wasUnsaved = isUnsaved;
  });
}

function begunOn(builderKey: string): string {
  return `begun.${builderKey}`;
}
