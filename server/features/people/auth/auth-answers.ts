import { z } from 'zod';

const Problem = z.object({ code: z.string().catch(''), message: z.string().catch('') });

/** What Better Auth answers, as our pages and people can use it. */
export async function tidyAnswer(request: Request, answer: Response, publicUrl: string): Promise<Response> {
  if (answer.status < 400) return answer;
  const { pathname } = new URL(request.url);
  const problem = Problem.safeParse(await readJson(answer)).data;
  const code = answer.status === 429 ? 'TOO_OFTEN' : (problem?.code ?? '');
  if (request.method === 'GET' && pathname === '/api/auth/verify-email') {
    // A person followed a link in an email, and wants a page.
    const query = new URLSearchParams({
      error: code === '' || code === 'VALIDATION_ERROR' ? 'INVALID_TOKEN' : code,
    });
    return new Response(null, {
      status: 302,
      headers: { location: `${publicUrl}/auth?${query.toString()}` },
    });
  }
  // Better Auth takes what a device says and it cannot read for a mistake of its own.
  if (code === 'FAILED_TO_VERIFY_REGISTRATION') return Response.json({ code }, { status: 400 });
  const seconds = answer.headers.get('x-retry-after');
  if (seconds) {
    const minutes = Math.ceil(Number(seconds) / 60);
    return Response.json({ code, minutes }, { status: 429, headers: { 'retry-after': seconds } });
  }
  return answer;
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.clone().json();
  } catch {
    return undefined;
  }
}
