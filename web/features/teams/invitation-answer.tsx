import type { Received } from '#contract/people/members.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, queryClient, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { stayIn } from '#web/workspace/this-tab.ts';
import { roleTexts, rolesInLine } from '#web/workspace/role-words.ts';

interface InvitationAnswerProps {
  invitation: Received;
  /** The address of whoever is signed in. */
  signedInAs: string | undefined;
  /** The way in for whoever is not. */
  signIn: ReactNode;
  signOut: ReactNode;
  onAnswered: (joins: boolean) => void;
}

/** What an invitation says, and yes or no to it for whoever it was sent to. */
export function InvitationAnswer({
  invitation,
  signedInAs,
  signIn,
  signOut,
  onAnswered,
}: InvitationAnswerProps) {
  const { id, email, role, workspace, invitedBy } = invitation;
  const answer = useMutation({
    mutationFn: (joins: boolean) => server.members.answerInvitation({ id, joins }),
    async onSuccess({ workspaceId }, joins) {
      if (joins) stayIn(workspaceId);
      await queryClient.invalidateQueries({ queryKey: api.members.key() });
      await queryClient.invalidateQueries({ queryKey: api.workspaces.key() });
      onAnswered(joins);
    },
  });
  const isTheirs = signedInAs?.toLowerCase() === email.toLowerCase();
  const asked = answer.isPending ? answer.variables : undefined;
  return (
    <Card
      title={
        invitedBy
          ? m.teams_join_text({ name: invitedBy, workspace })
          : m.teams_join_text_nobody({ workspace })
      }
      text={m.teams_join_as({ role: rolesInLine[role](), text: roleTexts[role]() })}
    >
      <div className="space-y-4">
        {answer.error && (
          <Banner tone="danger" title={m.teams_join_failed()}>
            {wordsFor(answer.error)}
          </Banner>
        )}
        {isTheirs && (
          <div className="flex flex-wrap gap-3">
            <Button busy={asked === true} onClick={() => answer.mutate(true)}>
              {m.teams_join()}
            </Button>
            <Button variant="secondary" busy={asked === false} onClick={() => answer.mutate(false)}>
              {m.teams_decline()}
            </Button>
          </div>
        )}
        {!isTheirs && signedInAs && (
          <>
            <p className="text-sm text-pretty">{m.teams_join_other({ email, mine: signedInAs })}</p>
            {signOut}
          </>
        )}
        {!signedInAs && (
          <>
            <p className="text-sm text-pretty">{m.teams_join_sign_in({ email })}</p>
            {signIn}
          </>
        )}
      </div>
    </Card>
  );
}
