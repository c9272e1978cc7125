import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** How long a new password must be at least; six until the server has said it. */
export function useMinLength(): number {
  const { data } = useQuery(api.people.passwordRules.queryOptions({ staleTime: Infinity }));
  return data?.minLength ?? 6;
}
