import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { api } from '#web/api.ts';
import { ApiKeysCard } from '#web/features/api-keys/api-keys-card.tsx';
import { KeysStillWork } from '#web/features/api-keys/keys-still-work.tsx';
import { AssistantsCard } from '#web/features/assistants/assistants-card.tsx';
import { LogCard } from '#web/features/audit-log/log-card.tsx';
import { BrandKitCard } from '#web/features/brand-kit/brand-kit-card.tsx';
import { DeleteAccount } from '#web/features/deletions/delete-account.tsx';
import { OperatorCard } from '#web/features/operator/operator-card.tsx';
import { AlertsCard } from '#web/features/leads/alerts/alerts-card.tsx';
import { LeadSettings } from '#web/features/leads/settings/lead-settings.tsx';
import { ResultWorths } from '#web/features/live-campaigns/goal/result-worths.tsx';
import { RunningCampaigns } from '#web/features/live-campaigns/spending/running-campaigns.tsx';
import { SpendingLimits } from '#web/features/live-campaigns/spending/spending-limits.tsx';
import { PictureUpload } from '#web/features/media/upload/picture-upload.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { leaveForGood } from '#web/features/people/sign-in/social-sign-in.ts';
import { Emails, Preferences } from '#web/features/people/profile/preferences.tsx';
import { ProfileForm } from '#web/features/people/profile/profile-form.tsx';
import { useHeldBack } from '#web/features/people/security/use-held-back.ts';
import { ProfileOverview } from '#web/features/people/profile/profile-overview.tsx';
import { ProBadge, SubscriptionStatus } from '#web/features/workspaces/subscription-status.tsx';
import { LoadError } from '#web/load-error.tsx';
import { limitsPlace } from '#web/operations/limits-address.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SectionIndex } from '#web/ui/page/section-index.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

// Looked at by few, and further down.
const SecurityPart = lazy(async () => ({
  default: (await import('#web/features/people/security/security-part.tsx')).SecurityPart,
}));

const you = ['profile', 'preferences', 'emails', 'security', 'privacy'];

/** What is answered where the workspace asks for more than was shown. */
const ofThePerson = new Set([...you, 'assistants', 'operator']);

const groups = [
  { name: m.people_group_you, ids: you },
  { name: m.people_group_business, ids: ['brand', limitsPlace, 'plan', 'log'] },
  { name: m.people_group_leads, ids: ['alerts', 'leads'] },
  { name: m.people_group_developers, ids: ['assistants', 'api-keys', 'operator'] },
];

export default function Profile() {
  const asked = useLocation().hash.slice(1);
  const { data: me, error } = useQuery(api.people.me.queryOptions());
  const maySee = useMay('see');
  const limits = useQuery({ ...api.liveCampaigns.listGuardrails.queryOptions(), enabled: maySee });
  const { data: limited = [] } = limits;
  const mayManage = useMay('manage');
  const maySteer = useMay('steer');
  const mayDraft = useMay('draft');
  const mayLeads = useMay('leads');
  const kit = useQuery({ ...api.brandKit.get.queryOptions(), enabled: maySee });
  const alerts = useQuery({ ...api.leads.getAlerts.queryOptions(), enabled: mayLeads });
  const assistants = useQuery(api.assistants.list.queryOptions());
  // What stands below them must not move once they are here.
  const isRead = me && ![limits, kit, alerts, assistants].some(({ isLoading }) => isLoading);
  const isHeldBack = useHeldBack();
  const all = isRead && [
    {
      id: 'profile',
      name: m.people_profile(),
      body: (
        <>
          <ProfileOverview me={me} badge={<ProBadge />} />
          <ProfileForm me={me} />
        </>
      ),
    },
    mayDraft && {
      id: 'brand',
      name: m.brandkit_title(),
      body: (
        <BrandKitCard
          kit={kit.data}
          error={kit.error}
          personId={me.id}
          upload={(upload) => <PictureUpload {...upload} purpose="logo" />}
          worth={
            maySteer && <ResultWorths currencies={[...new Set(limited.map(({ currency }) => currency))]} />
          }
        />
      ),
    },
    limited.length > 0 &&
      mayManage && { id: limitsPlace, name: m.limits_title(), body: <SpendingLimits accounts={limited} /> },
    { id: 'preferences', name: m.people_preferences(), body: <Preferences me={me} /> },
    { id: 'emails', name: m.people_emails(), body: <Emails me={me} /> },
    mayLeads && { id: 'alerts', name: m.alerts_title(), body: <AlertsCard /> },
    mayManage && { id: 'leads', name: m.leads_settings(), body: <LeadSettings /> },
    {
      id: 'security',
      name: m.security_title(),
      body: (
        <Suspense fallback={<LoadingBlock className="h-180 sm:h-140" />}>
          <SecurityPart email={me.email} afterwards={<KeysStillWork />} />
        </Suspense>
      ),
    },
    { id: 'assistants', name: m.assistants_title(), body: <AssistantsCard /> },
    mayManage && { id: 'api-keys', name: m.keys_title(), body: <ApiKeysCard /> },
    mayManage && { id: 'log', name: m.audit_title(), body: <LogCard /> },
    me.isOperator && { id: 'operator', name: m.operator_title(), body: <OperatorCard /> },
    maySee && { id: 'plan', name: m.shell_plan(), body: <SubscriptionStatus /> },
    {
      id: 'privacy',
      name: m.deletions_title(),
      body: (
        <DeleteAccount
          running={<RunningCampaigns accounts={limited} />}
          signOut={() => leaveForGood(() => authClient.signOut())}
        />
      ),
    },
  ];
  const open = all && all.flatMap((one) => (one && (!isHeldBack || ofThePerson.has(one.id)) ? [one] : []));
  const sections =
    open &&
    groups.flatMap(({ name, ids }) =>
      ids
        .flatMap((wanted) => open.filter(({ id }) => id === wanted))
        .map((part) => ({ ...part, group: name() })),
    );
  const shown = sections && (sections.find(({ id }) => id === asked) ?? sections[0])?.group;
  return (
    <Page title={m.people_settings()}>
      <PageHeader title={m.people_settings()} text={m.people_settings_text()} />
      {error && !me && <LoadError error={error} />}
      {!shown && !error && <LoadingBlock className="h-70" />}
      {shown && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[13.5rem_minmax(0,45rem)]">
          <SectionIndex name={m.people_settings_parts()} sections={sections} shown={shown} />
          <div className="min-w-0 space-y-6">
            {sections
              .filter(({ group }) => group === shown)
              .map(({ id, body }) => (
                <div
                  key={id}
                  id={id}
                  tabIndex={-1}
                  className="scroll-mt-32 space-y-6 outline-none lg:scroll-mt-20"
                >
                  {body}
                </div>
              ))}
          </div>
        </div>
      )}
    </Page>
  );
}
