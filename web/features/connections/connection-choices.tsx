import type { Connection } from '#contract/connections.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { accountStatus, isAccountActive } from './account-status.ts';
import { readChosen } from './readiness.ts';

interface ConnectionChoicesProps {
  connection: Connection;
  /** One of the two is chosen; the other stays. */
  onSelect: (choice: { adAccountId: string | null } | { pageId: string | null }) => void;
  isConnecting: boolean;
  onConnect: () => void;
}

/** Who pays and who speaks: both are saved as soon as they are chosen. */
export function ConnectionChoices({ connection, onSelect, ...again }: ConnectionChoicesProps) {
  const { adAccounts, pages, selectedAdAccountId, selectedPageId } = connection;
  const { adAccount, page } = readChosen(connection);
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {adAccounts.length > 0 ? (
          <SelectField
            label={m.connections_ad_account()}
            hint={m.connections_ad_account_hint()}
            placeholder={m.connections_ad_account_none()}
            value={selectedAdAccountId ?? ''}
            options={adAccounts.map(({ id, name, currency, status }) => ({
              value: id,
              label: `${name} (${currency}, ${accountStatus(status)})`,
            }))}
            onValueChange={(id) => onSelect({ adAccountId: id || null })}
          />
        ) : (
          <Nothing label={m.connections_ad_account()} text={m.connections_no_ad_accounts()}>
            <div className="flex flex-wrap gap-2">
              <Reconnect {...again} />
              <AdsManagerLink />
            </div>
          </Nothing>
        )}
        {pages.length > 0 ? (
          <SelectField
            label={m.connections_page()}
            hint={m.connections_page_hint()}
            aside={
              page && (
                <Avatar
                  name={page.name}
                  src={page.pictureUrl}
                  className="size-5 self-center text-[0.625rem]"
                />
              )
            }
            placeholder={m.connections_page_none()}
            value={selectedPageId ?? ''}
            options={pages.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(id) => onSelect({ pageId: id || null })}
          />
        ) : (
          <Nothing label={m.connections_page()} text={m.connections_no_pages()}>
            <Reconnect {...again} />
          </Nothing>
        )}
      </div>
      {adAccount && !isAccountActive(adAccount.status) && (
        <Banner tone="warning" action={<AdsManagerLink />}>
          {m.connections_status_warning({ status: accountStatus(adAccount.status) })}
        </Banner>
      )}
    </div>
  );
}

interface NothingProps {
  label: string;
  text: string;
  children?: ReactNode;
}

function Nothing({ label, text, children }: NothingProps) {
  return (
    <div className="space-y-1.5 text-sm">
      <p className="font-medium">{label}</p>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}

/** Opens Facebook's window again, where what was left unticked can be ticked. */
function Reconnect({ isConnecting, onConnect }: Pick<ConnectionChoicesProps, 'isConnecting' | 'onConnect'>) {
  return (
    <Button size="small" variant="secondary" busy={isConnecting} onClick={onConnect}>
      {m.connections_reconnect()}
    </Button>
  );
}

function AdsManagerLink() {
  return (
    <Button asChild size="small" variant="secondary">
      <a href="https://adsmanager.facebook.com/" target="_blank" rel="noreferrer">
        {m.connections_ads_manager()}
        <span className="sr-only">({m.ui_new_tab()})</span>
      </a>
    </Button>
  );
}
