const holders = new WeakMap<ReadableStream, Request[]>();

/**
 * Node lets go of a request that nobody holds, and then what was to end it never reaches its signal: so requests are held
 * for as long as their answer is read.
 */
export function holdWhileRead(response: Response, requests: Request[]): Response {
  const { body } = response;
  if (body) holders.set(body, [...(holders.get(body) ?? []), ...requests]);
  return response;
}
