/** Marks of what is nobody's business outside: where our code lies, and what a library calls a field. */
const notForStrangers = [
  /\n\s+at .+:\d+/,
  /node_modules/,
  /\/(server|build)\/[\w/-]+\.(m?js|ts)/,
  /\[body\./,
  /select .+ from "/i,
];

/** What is wrong with an answer, whatever was asked; and what it says. */
export async function faultsOf(
  answer: Response,
  isSaidOnPurpose = false,
): Promise<{ found: string[]; message: string | undefined }> {
  const type = answer.headers.get('content-type') ?? '';
  if (type.includes('event-stream')) {
    await answer.body?.cancel();
    return { found: [], message: undefined };
  }
  const text = await answer.text();
  const { status } = answer;
  const found: string[] = [];
  const isBuilt = !text.startsWith('The pages are not built yet.');
  const isJson = type.includes('json');
  const message = isJson && status >= 400 ? messageIn(text) : undefined;
  if (status >= 500 && isBuilt && !isSaidOnPurpose)
    found.push(`was answered ${status} ${text.slice(0, 300)}`);
  if (
    notForStrangers.some((mark) => mark.test(text)) &&
    !type.includes('html') &&
    !type.includes('javascript')
  )
    found.push(`tells what nobody should know: ${text.slice(0, 300)}`);
  if (isJson && status >= 400 && text !== '' && !/^\S.* .*\S$/s.test(message ?? ''))
    found.push(`is answered ${status} without a plain word: ${text.slice(0, 300)}`);
  if (answer.headers.get('x-content-type-options') !== 'nosniff')
    found.push('lets the browser guess what it is');
  if (isJson && !answer.headers.has('cache-control')) found.push('does not say whether it may be kept');
  return { found, message };
}

function messageIn(text: string): string | undefined {
  try {
    const body = JSON.parse(text) as { message?: string; json?: { message?: string } };
    return (body.json ?? body).message;
  } catch {
    return undefined;
  }
}
