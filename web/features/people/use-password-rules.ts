import { useOpenAnswer } from '#web/open-answers.ts';

/** How long a new password must be at least; six until the server has said it. */
export function useMinLength(): number {
  return useOpenAnswer<{ minLength: number }>('/people/password-rules')?.minLength ?? 6;
}
