import { AnthropicError } from './anthropic-error.ts';

/** Of each the longest answer in tokens. */
const models: [id: string, maxTokens: number][] = [
  ['claude-sonnet-5-5', 128_000],
  ['claude-haiku-5-5', 64_000],
  ['claude-opus-5-5', 128_000],
  ['claude-sonnet-5', 128_000],
  ['claude-opus-5', 128_000],
  ['claude-opus-4-8', 128_000],
  ['claude-opus-4-7', 128_000],
  ['claude-opus-4-6', 128_000],
  ['claude-sonnet-4-6', 64_000],
  ['claude-opus-4-5-20251101', 64_000],
  ['claude-haiku-4-5-20251001', 64_000],
  ['claude-sonnet-4-5-20250929', 64_000],
  ['claude-3-haiku-20240307', 4096],
];
const contextTokens = 200_000;

/** A model by its name, or by its name without the day. */
export function getModel(id: string): { id: string; maxTokens: number; contextTokens: number } {
  const found = models.find(([name]) => name === id || name.replace(/-\d{8}$/, '') === id);
  if (!found) throw new AnthropicError(404, `model: ${id}`);
  return { id: found[0], maxTokens: found[1], contextTokens };
}
