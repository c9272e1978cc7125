type Fetch = (request: Request) => Promise<Response>;

/**
 * Asks through a fetch, and holds what is asked until it is answered and read. Node lets go of a request that nobody
 * holds, and then the end of its time limit never reaches it.
 */
export function holdRequests(fetch: Fetch): Fetch {
  const asked = new Set<Request>();
  const read = new WeakMap<ReadableStream, Request>();
  return async (request) => {
    asked.add(request);
    try {
      const response = await fetch(request);
      if (response.body) read.set(response.body, request);
      return response;
    } finally {
      asked.delete(request);
    }
  };
}
