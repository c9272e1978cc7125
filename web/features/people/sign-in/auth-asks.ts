import { spokenLanguage } from '#web/language.ts';
import { attempt, type AuthProblem } from './auth-attempt.ts';
import type { AuthFields, AuthMode } from './auth-checks.ts';
import { authClient } from './auth-client.ts';
import { endRecovery, readRecovery } from './recovery.ts';

/** Where the link in a confirmation email ends. */
export const confirmedPath = '/auth?verified=1';

/** What the button of each mode asks the account service for. */
export const asks: Record<
  AuthMode,
  (fields: AuthFields) => Promise<AuthProblem | 'code-needed' | undefined>
> = {
  async signin({ email, password }) {
    let isCodeNeeded = false;
    const problem = await attempt(async () => {
      const asked = { email: email.trim(), password, callbackURL: confirmedPath };
      const answer = await authClient.signIn.email(asked);
      isCodeNeeded = answer.data?.twoFactorRedirect === true;
      return answer;
    });
    return problem ?? (isCodeNeeded ? 'code-needed' : undefined);
  },

  signup: ({ name, email, password }) =>
    attempt(() =>
      authClient.signUp.email({
        name: name.trim(),
        email: email.trim(),
        password,
        language: spokenLanguage(),
        callbackURL: confirmedPath,
      }),
    ),

  forgot: ({ email }) =>
    attempt(() => authClient.requestPasswordReset({ email: email.trim(), redirectTo: '/auth' })),

  async reset({ password }) {
    const problem = await attempt(() =>
      authClient.resetPassword({ newPassword: password, token: readRecovery() ?? '' }),
    );
    if (!problem) endRecovery();
    return problem;
  },
};
