import { AnthropicError } from './anthropic-error.ts';

/** Name, day of release, longest answer in tokens; the newest first. */
const models: [id: string, name: string, released: string, maxTokens: number][] = [
  ['claude-sonnet-5-5', 'Claude Sonnet 5.5', '2026-09-15', 128_000],
  ['claude-haiku-5-5', 'Claude Haiku 5.5', '2026-09-15', 64_000],
  ['claude-opus-5-5', 'Claude Opus 5.5', '2026-08-20', 128_000],
  ['claude-sonnet-5', 'Claude Sonnet 5', '2026-05-20', 128_000],
  ['claude-opus-5', 'Claude Opus 5', '2026-05-05', 128_000],
  ['claude-opus-4-8', 'Claude Opus 4.8', '2026-04-10', 128_000],
  ['claude-opus-4-7', 'Claude Opus 4.7', '2026-03-10', 128_000],
  ['claude-opus-4-6', 'Claude Opus 4.6', '2026-02-05', 128_000],
  ['claude-sonnet-4-6', 'Claude Sonnet 4.6', '2026-02-17', 64_000],
  ['claude-opus-4-5-20251101', 'Claude Opus 4.5', '2025-11-24', 64_000],
  ['claude-haiku-4-5-20251001', 'Claude Haiku 4.5', '2025-10-15', 64_000],
  ['claude-sonnet-4-5-20250929', 'Claude Sonnet 4.5', '2025-09-29', 64_000],
  ['claude-3-haiku-20240307', 'Claude Haiku 3', '2024-03-07', 4096],
];
const contextTokens = 200_000;
/** Still answering, but not for long. */
const retiring: Record<string, string> = {
  'claude-sonnet-4-5-20250929': '2026-11-30',
  'claude-3-haiku-20240307': '2026-12-31',
};

/** A model by its name, or by its name without the day. */
export function getModel(id: string): { id: string; maxTokens: number; contextTokens: number } {
  const found = models.find(([name]) => name === id || name.replace(/-\d{8}$/, '') === id);
  if (!found) throw new AnthropicError(404, `model: ${id}`);
  return { id: found[0], maxTokens: found[3], contextTokens };
}

export function readModel(id: string): Record<string, unknown> {
  const found = models.find(([name]) => name === getModel(id).id);
  return found ? present(found) : {};
}

/** https://docs.claude.com/en/api/models-list */
export function listModels(query: URLSearchParams): Record<string, unknown> {
  const limit = Number(query.get('limit') ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000)
    throw new AnthropicError(400, 'limit: Input should be between 1 and 1000');
  const [after, before] = [query.get('after_id'), query.get('before_id')];
  const place = (id: string) => models.findIndex(([name]) => name === id);
  const from = after ? place(after) + 1 : before ? Math.max(0, place(before) - limit) : 0;
  const to = before && !after ? place(before) : from + limit;
  const data = models.slice(from, to).map(present);
  return {
    data,
    has_more: before && !after ? from > 0 : to < models.length,
    first_id: data[0]?.['id'] ?? null,
    last_id: data.at(-1)?.['id'] ?? null,
  };
}

function present([id, name, released, maxTokens]: (typeof models)[number]): Record<string, unknown> {
  return {
    type: 'model',
    id,
    display_name: `${name} (practice)`,
    created_at: `${released}T00:00:00Z`,
    max_input_tokens: contextTokens,
    max_tokens: maxTokens,
    lifecycle: retiring[id] ? 'deprecated' : 'active',
    line: /claude-(?:\d-)?([a-z]+)/.exec(id)?.[1] ?? null,
    capabilities: null,
    deprecated_at: null,
    retires_at: retiring[id] ? `${retiring[id]}T00:00:00Z` : null,
  };
}
