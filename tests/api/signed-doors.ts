import { createHmac } from 'node:crypto';
import type { Question } from './bad-questions.ts';
import { brokenBodies } from './bad-values.ts';

/** Signed as Meta signs, and nonsense all the same. */
export function signedNonsense(appSecret: string): Question[] {
  const change = (value: string) =>
    `{"object":"page","entry":[{"id":"1","changes":[{"field":"leadgen","value":${value}}]}]}`;
  const bodies = [
    ...brokenBodies,
    ...[
      'null',
      '7',
      '{"leadgen_id":"\\ud83d","page_id":"\\u0000","form_id":"1"}',
      `{"leadgen_id":"${'9'.repeat(5_000)}","page_id":"1","form_id":"1"}`,
      '{"leadgen_id":1e999,"page_id":5e-324,"form_id":-1}',
    ].map(change),
    '{"object":"page","entry":[{"id":"1","changes":'.concat('['.repeat(5_000), ']'.repeat(5_000), '}]}'),
  ];
  const payloads = [
    'null',
    '7',
    '{}',
    '{"algorithm":"HMAC-SHA256","user_id":"\\u0000"}',
    '{"algorithm":"HMAC-SHA256","user_id":"\\ud83d"}',
    '{"algorithm":"HMAC-SHA256","user_id":{"a":1}}',
    '['.repeat(3_000),
  ];
  return [
    ...bodies.map((body) => {
      const signature = createHmac('sha256', appSecret).update(body).digest('hex');
      return {
        name: `a signed call with ${body.slice(0, 100)}`,
        method: 'POST',
        path: '/facebook/webhook',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
        body,
      };
    }),
    ...payloads.flatMap((payload) =>
      ['/facebook/deauthorize', '/facebook/data-deletion'].map((path) => {
        const packed = Buffer.from(payload).toString('base64url');
        const signature = createHmac('sha256', appSecret).update(packed).digest('base64url');
        return {
          name: `${path} with ${payload.slice(0, 80)}`,
          method: 'POST',
          path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `signed_request=${signature}.${packed}`,
        };
      }),
    ),
  ];
}
