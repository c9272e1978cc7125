import type { Content } from '../rule.ts';
import { fold } from './fold.ts';

/** What a form says and asks: as it stands among the texts, and what is told of it only as a question. */
export function formTexts({ texts, form, language }: Content): Pick<Content, 'texts'> {
  const said = texts.filter(({ of }) => of === 'form');
  const known = new Set(said.map(({ text }) => text));
  const others = (form?.questions ?? []).filter((question) => !known.has(question));
  const asked = others.map((text) => ({
    field: 'leadFormId',
    of: 'form' as const,
    language,
    text,
    folded: fold(text),
  }));
  return { texts: [...said, ...asked] };
}
