import { m } from '#web/paraglide/messages.js';
import { OnceShownSecret } from '#web/ui/once-shown-secret.tsx';

/** A link to hand on, shown only now. */
export function LinkOnce({ link, onKept }: { link: string; onKept: () => void }) {
  return (
    <OnceShownSecret
      value={link}
      title={m.approvals_link_title()}
      text={m.approvals_link_text()}
      copy={m.approvals_link_copy()}
      copied={m.approvals_link_copied()}
      onKept={onKept}
    />
  );
}
