import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

const purposes: Record<string, () => string> = {
  ads_management: m.connections_permission_ads,
  business_management: m.connections_permission_business,
  pages_show_list: m.connections_permission_page_list,
  pages_read_engagement: m.connections_permission_page_read,
  pages_manage_metadata: m.connections_permission_page_metadata,
  pages_manage_posts: m.connections_permission_page_posts,
  pages_manage_ads: m.connections_permission_page_ads,
  leads_retrieval: m.connections_permission_leads,
};

interface MissingPermissionsProps {
  names: readonly string[];
  isConnecting: boolean;
  onAsk: () => void;
}

/** Names the permissions Facebook was not given, and what each is for. */
export function MissingPermissions({ names, isConnecting, onAsk }: MissingPermissionsProps) {
  if (names.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={m.connections_missing_title()}
      action={
        <Button size="small" variant="secondary" busy={isConnecting} onClick={onAsk}>
          {m.connections_missing_ask({ count: names.length })}
        </Button>
      }
    >
      <p>{m.connections_missing_text()}</p>
      <ul className="mt-2 list-disc space-y-1 pl-4">
        {names.map((name) => (
          <li key={name}>
            <code className="font-mono text-[0.8125rem] break-all">{name}</code>
            {purposes[name] && `: ${purposes[name]()}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
