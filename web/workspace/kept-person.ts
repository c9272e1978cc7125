import { useEffect, useState } from 'react';
import { keptHere } from './kept-here.ts';

const key = 'person';

interface KeptPerson {
  id: string;
  name: string;
  email: string;
  image?: string | null | undefined;
  language?: string | null | undefined;
}

/** Who was signed in here last, for the page of the leads where there is no line to ask by. */
export function useKeptPerson<Person extends KeptPerson>(
  present: Person | undefined,
  isWithoutLine: boolean,
): KeptPerson | undefined {
  const [person, setPerson] = useState<KeptPerson>();
  useEffect(() => {
    if (!present) return;
    const { id, name, email, image, language } = present;
    void keptHere.write(key, { id, name, email, image, language });
  }, [present]);
  useEffect(() => {
    if (isWithoutLine && location.pathname === '/leads') void keptHere.read<KeptPerson>(key).then(setPerson);
  }, [isWithoutLine]);
  return isWithoutLine ? person : undefined;
}

export async function forgetKeptPerson(): Promise<void> {
  await keptHere.remove(key);
}
