import { createPrivateKey, sign } from 'node:crypto';
import { z } from 'zod';
import { coded } from '#server/platform/coded-text.ts';
import type { Asked, Doors, Target, TargetAnswer, ToldOfLead } from './target.ts';

/** Of a service account's key file only this is used: where it says to sign in is not gone by. */
const Key = z.object({ client_email: z.email(), private_key: z.string().includes('PRIVATE KEY') });
const scope = 'https://www.googleapis.com/auth/spreadsheets';
const range = 'A1';

/** A row of a Google sheet that was shared with a service account: https://developers.google.com/workspace/sheets/api */
export const googleSheets: Target = {
  takes: ['created'],
  fault({ address, secret }) {
    if (!sheetIn(address)) return coded('lead-target-no-sheet');
    return keyIn(secret) ? undefined : coded('lead-target-no-key');
  },
  async send(told, { address, secret }, doors) {
    if (told.event !== 'created') return { status: 200 };
    const token = await signIn(secret, doors);
    if (typeof token !== 'string') return refusal(token);
    const headers = { authorization: `Bearer ${token}` };
    const values = `${doors.url}/v4/spreadsheets/${sheetIn(address)}/values`;
    if (told.isRepeated) {
      const there = await doors.ask({ url: `${values}/A:A`, headers });
      if (there.status !== 200) return refusal(there);
      if (Column.safeParse(there.body).data?.values?.flat().includes(told.lead.id)) return { status: 200 };
    }
    // RAW: nothing a stranger wrote becomes a formula.
    const query = 'valueInputOption=RAW&insertDataOption=INSERT_ROWS';
    const body = { values: [rowOf(told)] };
    return refusal(await doors.ask({ url: `${values}/${range}:append?${query}`, headers, body }));
  },
};

const Column = z.object({ values: z.array(z.array(z.string())).optional() });

/** The columns, as the recipe names them. */
function rowOf({ lead, isTest }: ToldOfLead): string[] {
  const answers = Object.entries(lead.answers).map(([name, answer]) => `${name}: ${answer}`);
  return [
    lead.id,
    lead.createdAt,
    lead.name ?? '',
    lead.phone ?? '',
    lead.email ?? '',
    lead.campaign?.title ?? '',
    lead.form.name,
    answers.join('\n'),
    isTest ? 'test' : '',
  ];
}

function sheetIn(address: string): string | undefined {
  return /^https:\/\/docs\.google\.com\/spreadsheets\/d\/([\w-]{10,200})/.exec(address)?.[1];
}

function keyIn(secret: string): z.infer<typeof Key> | undefined {
  try {
    const key = Key.parse(JSON.parse(secret));
    createPrivateKey(key.private_key);
    return key;
  } catch {
    return undefined;
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** https://developers.google.com/identity/protocols/oauth2/service-account */
async function signIn(secret: string, { ask, googleTokenUrl, now }: Doors): Promise<string | Asked> {
  const key = keyIn(secret)!;
  const iat = Math.floor(now() / 1000);
  const claim = {
    iss: key.client_email,
    scope,
    aud: 'https://oauth2.googleapis.com/token',
    iat,
    exp: iat + 3600,
  };
  const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claim)}`;
  const signature = sign('RSA-SHA256', Buffer.from(unsigned), key.private_key).toString('base64url');
  const form = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${unsigned}.${signature}`,
  });
  const answer = await ask({
    url: googleTokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  const token = z.object({ access_token: z.string() }).safeParse(answer.body);
  return token.data?.access_token ?? answer;
}

const Trouble = z.object({ error: z.object({ message: z.string() }) });
const SignInTrouble = z.object({ error_description: z.string() });

function refusal({ status, waitMs, body }: Asked): TargetAnswer {
  const words =
    Trouble.safeParse(body).data?.error.message ?? SignInTrouble.safeParse(body).data?.error_description;
  return { status, waitMs, words };
}
