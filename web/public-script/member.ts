/** Shows somebody who is signed in the way on, instead of the way in. */
export async function goOnAsMember(): Promise<void> {
  const answer = await fetch('/api/auth/get-session').catch(() => undefined);
  const session: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!session) return;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = part.dataset.for !== 'member';
  }
}
