/** Fetches the scripts of a page of ours ahead, as the server names them with it. Where that fails they are fetched with the page. */
export async function fetchAhead(path: string): Promise<void> {
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  for (const [, file] of answer?.headers.get('link')?.matchAll(/<([^>]+)>; rel=modulepreload/g) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file!;
    document.head.append(link);
  }
}
