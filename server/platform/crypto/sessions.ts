import { z } from 'zod';
import type { Language } from '#contract/people/people.ts';
import type { Ceiling, Role } from '#contract/people/roles.ts';

/** Minted only by the session check and kept in our rows, so a query cannot be asked on behalf of a made-up workspace. */
export type WorkspaceId = string & { readonly mintedBy: 'session' };

/** One that we wrote ourselves, into a job or an address that is signed. */
export const KeptWorkspaceId = z.custom<WorkspaceId>((value) => typeof value === 'string');

/** What somebody is in a workspace. */
export interface Standing {
  workspaceId: WorkspaceId;
  role: Role;
  /** The most they may let one campaign cost a day; null for no ceiling. */
  ceiling: Ceiling | null;
  /** Whether everybody there must have shown more than a password. */
  requiresSecondFactor: boolean;
}

/** Through what somebody acts who does not press the button themselves. */
export interface Assistant {
  /** What they have confirmed of what it prepared: the hash of exactly that. */
  confirmed?: string;
}

/** Who is asking, and in which of their workspaces. */
export interface Person extends Standing {
  id: string;
  name: string;
  email: string;
  /** What they read. */
  language: Language;
  memberSince: Date;
  /** Which of the person's sessions this is: what a one-time state is bound to. */
  sessionId: string;
  /** Whether more than a password was shown in it, or by whoever made the key. */
  hasShownSecondFactor: boolean;
  /** What the key is called by which a program acts for them; undefined where they do so themselves. */
  keyName?: string;
  /** Where that program is an assistant: what may cost more, or is shown to people, is confirmed first. */
  assistant?: Assistant;
}

/** What the session cookie alone says. */
export interface SignedIn {
  /** With when more than a password was shown, and the workspace that was switched to last. */
  session: { id: string; secondFactorAt: Date | null; activeWorkspaceId: string | null };
  user: { id: string; name: string; email: string; language: Language; createdAt: Date };
}

/** Who somebody is, whichever way they are let in. */
export function whoIs({ id, name, email, language, createdAt }: SignedIn['user']) {
  return { id, name, email, language, memberSince: createdAt };
}

export interface Sessions {
  /**
   * The person behind these headers, or undefined for a visitor; in the workspace that is named, or else the one they
   * switched to last. Refuses a workspace they do not belong to.
   */
  read(headers: Headers, named?: string): Promise<Person | undefined>;
}

/** Rings when sessions of this person end, or what they are in a workspace changes. */
export function sessionsTopic(personId: string): string {
  return `sessions:${personId}`;
}
