import { m } from '#server/catalogue/messages.js';
import { sayAuthRefusal } from '#server/features/people/auth/auth-words.ts';
import { answerLanguage } from '#server/platform/answer-language.ts';
import { readJson } from '#server/platform/read-json.ts';
import type { Settings } from '#server/platform/settings.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import { sayIssues, sayUnreadable } from './validation-words.ts';

interface Said {
  code?: string;
  message?: string;
  minutes?: number;
}

const namedField = /\[body\.([\w.]+)\]/g;

/** What the account service refuses, in words of the reader's language and with every field named it is about. */
export async function asPlainRefusal(
  answer: Response,
  { url, headers }: Request,
  { passwordMinLength }: Pick<Settings, 'passwordMinLength'>,
): Promise<Response> {
  const { status } = answer;
  if (status < 400) return answer;
  const language = answerLanguage(headers);
  const inTheirs = { locale: language };
  const said = readJson(await answer.clone().text()) as Said | null | undefined;
  const { code = '', message: told = '', minutes } = said ?? {};
  if (status >= 500)
    return worded(answer, { message: m.door_mistake({ reference: currentContext()?.id ?? '' }, inTheirs) });
  if (status === 404 && code === '') return worded(answer, { message: m.door_nothing_here({}, inTheirs) });
  if (status === 415 || code === 'BAD_REQUEST')
    return worded(answer, { code, message: sayUnreadable(language) });
  if (code === 'VALIDATION_ERROR') {
    const fields = [...told.matchAll(namedField)].map(([, name = '']) => name);
    const issues = [...new Set(fields)].map((name) => ({
      path: [name],
      message: m.auth_refusal_misfit({}, inTheirs),
    }));
    return worded(answer, { code, message: sayIssues(issues, language), data: { issues } });
  }
  const { message, field: about } = sayAuthRefusal(code, language, { minutes, passwordMinLength });
  const field = about && nameAt(new URL(url).pathname, about);
  const data = field && { issues: [{ path: [field], code, message }] };
  return worded(answer, { code, message, minutes, data });
}

/** At a sign-up there is no older password, and the field is called so. */
function nameAt(path: string, field: string): string {
  return field === 'newPassword' && path.endsWith('/sign-up/email') ? 'password' : field;
}

function worded({ status, headers }: Response, body: object): Response {
  const answered = new Headers(headers);
  answered.delete('content-length');
  answered.set('content-type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers: answered });
}
