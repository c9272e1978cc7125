import type { SetupState } from '#contract/operator/setup.ts';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { breakAtSlashes } from '#web/ui/format/break-at-slashes.tsx';
import { fillWords } from '#web/ui/format/fill-words.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { copyText } from '#web/ui/toast/copy-text.ts';

const metaDevelopers = 'developers.facebook.com';

/** What Meta's app settings ask for, to be copied there once it is known where people reach this. */
export function MetaAddresses({ state: { addresses, parts } }: { state: SetupState }) {
  const isUnset = parts.some(({ settings }) =>
    settings.some(({ name, from }) => name === 'PUBLIC_URL' && from === 'unset'),
  );
  const rows = [
    { name: m.setup_meta_callback(), url: addresses.callback },
    { name: m.setup_meta_deauthorize(), url: addresses.deauthorize },
    { name: m.setup_meta_deletion(), url: addresses.dataDeletion },
  ];
  return (
    <>
      {isUnset && (
        <Banner
          tone="warning"
          title={m.setup_address_first()}
          action={
            <Button asChild variant="secondary" size="small">
              <Link to="?part=address">{m.setup_address_set()}</Link>
            </Button>
          }
        >
          {m.setup_address_first_text()}
        </Banner>
      )}
      <section aria-labelledby="meta-addresses" className="space-y-3 text-sm">
        <div>
          <h2 id="meta-addresses" className="text-base font-semibold">
            {m.setup_meta_addresses()}
          </h2>
          <p className="mt-1 text-muted [&_a]:underline">
            {fillWords(m.setup_meta_addresses_text, {
              link: (
                <a href={`https://${metaDevelopers}/apps`} target="_blank" rel="noreferrer">
                  {metaDevelopers}
                </a>
              ),
            })}{' '}
            {!isUnset && m.setup_meta_addresses_from()}
          </p>
        </div>
        <dl data-unset={isUnset || undefined} className="divide-y divide-line border-y border-line">
          {rows.map(({ name, url }) => (
            <div key={url} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="row-start-2 font-mono text-[0.8125rem] [overflow-wrap:anywhere] select-all in-data-unset:text-muted">
                {breakAtSlashes(url)}
              </dd>
              <dd className="row-span-2 row-start-1 in-data-unset:hidden">
                <IconButton name={m.setup_copy({ name })} onClick={() => void copyText(url, m.ui_copied())}>
                  <Copy aria-hidden />
                </IconButton>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
