import { workspaceHeader } from '#contract/people/workspaces.ts';

const kept = 'adfjord.workspace';

const listeners = new Set<() => void>();
let switches = 0;
let mine = arrive();

/** Which workspace this tab is in: the one its address names, or the one it was in before; otherwise the server says. */
function arrive(): string | undefined {
  if (typeof location === 'undefined') return undefined;
  const address = new URL(location.href);
  const named = address.searchParams.get('workspace');
  if (named === null) return sessionStorage.getItem(kept) ?? undefined;
  sessionStorage.setItem(kept, named);
  address.searchParams.delete('workspace');
  history.replaceState(history.state, '', address);
  return named;
}

/** From here on this tab asks about that workspace, whichever another tab switches to. */
export function stayIn(workspaceId: string): void {
  mine = workspaceId;
  sessionStorage.setItem(kept, workspaceId);
}

/** Goes to another workspace: whatever is on the page begins anew there. */
export function enterWorkspace(workspaceId: string): void {
  stayIn(workspaceId);
  switches += 1;
  for (const listener of listeners) listener();
}

/** How often this tab has gone to another workspace, and news of it. */
export const workspaceSwitches = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  count: () => switches,
};

/** Goes back to where the server would begin. */
export function leaveWorkspace(): void {
  mine = undefined;
  sessionStorage.removeItem(kept);
}

/** Names a workspace to the server: this tab's, unless another one is meant. */
export function workspaceHeaders(workspaceId = mine): Record<string, string> {
  return workspaceId === undefined ? {} : { [workspaceHeader]: workspaceId };
}

/** The address of a file in this tab's workspace, for a link, which can say nothing besides. */
export function inThisWorkspace(path: string): string {
  return mine === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}workspace=${mine}`;
}
