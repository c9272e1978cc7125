import { useEffect, useState } from 'react';

/** Whether the link of a reset email still works. Where nobody answers, the form finds it out. */
export function useResetLink(token: string | null): 'looking' | 'good' | 'over' {
  const [known, setKnown] = useState<{ token: string; isGood: boolean }>();
  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    void isLinkGood(token).then((isGood) => !isGone && setKnown({ token, isGood }));
    return () => {
      isGone = true;
    };
  }, [token]);
  if (token === null) return 'over';
  if (known?.token !== token) return 'looking';
  return known.isGood ? 'good' : 'over';
}

async function isLinkGood(token: string): Promise<boolean> {
  try {
    const answer = await fetch('/api/people/password-reset/link', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (!answer.ok) return answer.status !== 400;
    const { isGood } = (await answer.json()) as { isGood: boolean };
    return isGood;
  } catch {
    return true;
  }
}
