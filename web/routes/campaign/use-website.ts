import { server } from '#web/api.ts';
import type { DraftKeeper } from '#web/features/campaigns/draft/draft-keeper.ts';
import { newDraft, recallBuilder, rememberBuilder } from '#web/features/campaigns/wizard/builder-cache.ts';
import { readBuilderState } from '#web/features/campaigns/wizard/use-wizard-step.ts';
import { furthestStep } from '#web/features/campaigns/wizard/wizard-steps.ts';
import { isAddress } from '#web/features/websites/is-address.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The website a draft is filled in from: what was asked for, and which reading came of it. */
export function useWebsite(keeper: DraftKeeper, askedFor: string | undefined) {
  const { key, state } = useLocation();
  const { builderKey = key } = readBuilderState(state);
  const [readingId, setReadingId] = useState(() => recallBuilder(keeper.id)?.readingId ?? null);
  // Whoever has said who they are is not asked again; whoever is saying it keeps the field.
  const [isOffered] = useState(() => readingId !== null || furthestStep(keeper.view().fields) === 1);
  const [asked, setAsked] = useState(askedFor);
  /** What is no address: a firm to be looked up. */
  const [sought, setSought] = useState('');
  const [isBeginning, setIsBeginning] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [isPoor, setIsPoor] = useState(false);

  function show(id: string | null) {
    rememberBuilder(keeper.id, { readingId: id });
    // So that a reload finds it before there is a draft.
    if (!keeper.view().campaign) rememberBuilder(newDraft, { builderKey, newId: keeper.id });
    setReadingId(id);
    setIsPoor(false);
    setSought('');
  }
  async function ask(text: string) {
    setAsked(text);
    setProblem(undefined);
    if (!isAddress(text)) return setSought(text);
    setIsBeginning(true);
    try {
      show((await server.websites.read({ id: crypto.randomUUID(), address: text })).id);
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBeginning(false);
    }
  }
  useEffect(() => {
    if (askedFor && readingId === null) void ask(askedFor);
    // Once, for whoever asked for it on the page before.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    isOffered,
    asked,
    readingId,
    sought,
    problem,
    isBeginning,
    /** While it is read, and as long as there is something to decide about what was found. */
    isOpen: readingId !== null && !isPoor,
    ask: (text: string) => void ask(text),
    close: () => show(null),
    /** It is over, and leaves nothing to decide: what is said of it stays until the page is left. */
    closePoor() {
      rememberBuilder(keeper.id, { readingId: null });
      setIsPoor(true);
    },
  };
}

export type Website = ReturnType<typeof useWebsite>;
