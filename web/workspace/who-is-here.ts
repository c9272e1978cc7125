/** Whom the server takes this browser for by now; undefined for nobody. Throws where it does not answer. */
export async function readWhoIsHere(): Promise<string | undefined> {
  const answer = await fetch('/api/auth/get-session');
  const session = answer.ok ? ((await answer.json()) as { user: { id: string } } | null) : null;
  return session?.user.id;
}
