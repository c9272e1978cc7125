import type { Me } from '#contract/people/people.ts';
import { useEffect, useState } from 'react';
import { isReadAnew } from '#web/language.ts';

export interface ProfileDraft {
  name?: string | undefined;
  email?: string | undefined;
}

const key = 'profile-draft';

/** What was typed and is not saved yet: it outlives another language, and a look at another page of this tab. */
export function useProfileDraft(me: Me) {
  const [draft, setDraft] = useState(() => readDraft(me.id));
  const isChanged =
    (draft.name !== undefined && draft.name !== me.name) ||
    (draft.email !== undefined && draft.email !== me.email);

  useEffect(() => {
    if (isChanged) sessionStorage.setItem(key, JSON.stringify({ ...draft, of: me.id }));
    else sessionStorage.removeItem(key);
  }, [draft, isChanged, me.id]);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReadAnew()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);

  return {
    name: draft.name ?? me.name,
    email: draft.email ?? me.email,
    isChanged,
    change: (changes: ProfileDraft) => setDraft((before) => ({ ...before, ...changes })),
    discard: () => setDraft({}),
  };
}

function readDraft(personId: string): ProfileDraft {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as ProfileDraft & { of?: string };
  return kept.of === personId ? { name: kept.name, email: kept.email } : {};
}
