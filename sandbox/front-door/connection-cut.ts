/** What a caller sees when the line goes dead: the same as from Node's own fetch. */
export class ConnectionCut extends TypeError {
  constructor() {
    super('fetch failed', {
      cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
    });
  }
}
