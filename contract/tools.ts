import { z } from 'zod';

/** What somebody lets an assistant do; where that is asked, each has words of its own. */
export const scopes = ['ads:read', 'leads:read', 'ads:draft', 'ads:steer', 'ads:publish'] as const;
export const Scope = z.enum(scopes);
export type Scope = z.infer<typeof Scope>;

export function isReading(scope: Scope): boolean {
  return scope === 'ads:read' || scope === 'leads:read';
}

/** An operation as assistants meet it. It is described as everywhere else, unless something is said here. */
export interface Tool {
  name: string;
  scope: Scope;
  summary?: string;
  description?: string;
  isDestructive?: boolean;
  /** Whether doing it again changes nothing more. */
  isIdempotent?: boolean;
  /** What is handed in whoever asks, and therefore not asked of them. */
  fixed?: Record<string, unknown>;
  /** What only a page has to say. */
  hidden?: readonly string[];
  /** By which name its answer holds small pictures: a model is shown them. */
  shows?: string;
}

/** Says of an operation that assistants may call it, and as what. */
export function asTools(...tools: Tool[]): { tools: Tool[] } {
  return { tools };
}
