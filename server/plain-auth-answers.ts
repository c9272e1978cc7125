import type { Language } from '#contract/people.ts';
import { answerLanguage, answerLocale } from '#server/plumbing/answer-language.ts';
import { m } from '#server/catalogue/messages.js';
import { sayIssues } from './misfit-words.ts';

interface Said {
  code?: string;
  message?: string;
}

const field = /\[body\.([\w.]+)\]/g;
const misfit: Record<Language, string> = {
  en: 'is missing or is not written as it has to be',
  nb: 'mangler eller er ikke skrevet slik det må være',
};

/** What the sign-in library refuses, with every field named in words a person can read, and never without a word. */
export async function asPlainRefusal(answer: Response, headers: Headers): Promise<Response> {
  if (answer.status < 400) return answer;
  const text = await answer.clone().text();
  if (text === '') return worded(answer, { message: m.door_nothing_here({}, answerLocale(headers)) });
  const said = readSaid(text);
  if (said?.code !== 'VALIDATION_ERROR') return answer;
  const language = answerLanguage(headers);
  const fields = [...(said.message ?? '').matchAll(field)].map(([, name = '']) => name);
  const issues = [...new Set(fields)].map((name) => ({ path: [name], message: misfit[language] }));
  return worded(answer, { code: said.code, message: sayIssues(issues, language), data: { issues } });
}

function readSaid(text: string): Said | undefined {
  try {
    return JSON.parse(text) as Said;
  } catch {
    return undefined;
  }
}

function worded({ status, headers }: Response, body: object): Response {
  const answered = new Headers(headers);
  answered.delete('content-length');
  answered.set('content-type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers: answered });
}
