import { openSandbox } from '#sandbox/sandbox.ts';
import { openMeta } from '#server/gateways/meta/meta.ts';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import { openPractice } from './practice.ts';

const root = 'http://sandbox.test';

type Options = Partial<Parameters<typeof openMeta>[0]> & { now?: () => number };

/** The gateway to Meta alone, in front of the make-believe one, with somebody's ad account in kroner. */
export async function openMetaGateway({ now, ...wished }: Options = {}) {
  const sandbox = await openSandbox({ publicUrl: root, smtpPort: 0, ...(now && { now }) });
  const practice = openPractice(sandbox.fetch, root);
  const options = {
    url: `${root}/meta`,
    dialogUrl: `${root}/meta`,
    appId: '1000000000000001',
    appSecret: 'practice-app-secret',
    fetch: async (request: Request) => sandbox.fetch(request),
    ...wished,
  };
  const meta = openMeta(options);
  const { accessToken: token } = await practice.tokens({ state: 'ok' });
  const accounts = await meta.listAdAccounts(token);
  const { id, currency } = accounts.find((one) => one.currency === 'NOK' && one.status === 1)!;
  const account: Account = { id, currency, token };
  return { root, sandbox, practice, control: practice.call, options, meta, token, account };
}
