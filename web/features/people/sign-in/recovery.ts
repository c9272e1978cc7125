const flag = 'password-recovery';

/** Keeps that this tab came from a reset email, across reloads, until a new password is set. */
export function beginRecovery(token: string) {
  sessionStorage.setItem(flag, token);
}

/** The token of the reset email, or null when this tab did not come from one. */
export function readRecovery(): string | null {
  return sessionStorage.getItem(flag);
}

export function endRecovery() {
  sessionStorage.removeItem(flag);
}
