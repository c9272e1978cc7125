import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { ApiKeysCard } from '#web/features/api-keys/api-keys-card.tsx';
import { KeysStillWork } from '#web/features/api-keys/keys-still-work.tsx';
import { DeleteAccount } from '#web/features/deletions/delete-account.tsx';
import { LeadSettings } from '#web/features/leads/settings/lead-settings.tsx';
import { SpendingLimits } from '#web/features/live-campaigns/spending/spending-limits.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { leaveForGood } from '#web/features/people/sign-in/social-sign-in.ts';
import { PasswordForm } from '#web/features/people/profile/password-form.tsx';
import { Preferences } from '#web/features/people/profile/preferences.tsx';
import { ProfileForm } from '#web/features/people/profile/profile-form.tsx';
import { ProfileOverview } from '#web/features/people/profile/profile-overview.tsx';
import { ProBadge, SubscriptionStatus } from '#web/features/workspaces/subscription-status.tsx';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

export default function Profile() {
  const { data: me, error } = useQuery(api.people.me.queryOptions());
  return (
    <Page title={m.people_settings()}>
      <PageHeader title={m.people_settings()} text={m.people_settings_text()} />
      {error && !me && <LoadError error={error} />}
      {!me && !error && <LoadingBlock className="h-64" />}
      {me && (
        <div className="grid items-start gap-6 *:min-w-0 *:space-y-6 xl:grid-cols-2">
          <div>
            <ProfileOverview me={me} badge={<ProBadge />} subscription={<SubscriptionStatus />} />
            <ProfileForm me={me} />
            <PasswordForm email={me.email} afterwards={<KeysStillWork />} />
            <ApiKeysCard />
            <SpendingLimits />
          </div>
          <div>
            <Preferences me={me} />
            <LeadSettings />
            <DeleteAccount signOut={() => leaveForGood(() => authClient.signOut())} />
          </div>
        </div>
      )}
    </Page>
  );
}
