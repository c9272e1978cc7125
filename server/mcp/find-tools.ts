import { isForReading } from '#contract/people/api-keys.ts';
import { contract } from '#contract/contract.ts';
import { may } from '#contract/people/roles.ts';
import { rightFor } from '#contract/rights.ts';
import { isReading, type Tool as ContractTool } from '#contract/tools.ts';
import { isContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import type { Holder } from './admit.ts';
import { answerSchema } from './tool-answers.ts';
import { outsideWords } from './words-for-models.ts';

export interface Tool extends ContractTool {
  /** Where it stands in the contract. */
  path: readonly [string, string];
  listed: {
    name: string;
    title: string;
    description: string;
    inputSchema: { type: 'object' };
    outputSchema?: { type: 'object' };
    annotations: Record<string, boolean>;
  };
}

const knownFormats = new Set(['uuid', 'date-time', 'date', 'email', 'uri']);

/** Every operation of the contract that says it may be a tool, as that. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  Object.entries(contract).flatMap(([noun, operations]) =>
    Object.entries(operations).flatMap(([name, operation]) =>
      isContractProcedure(operation)
        ? toolsOf(operation['~orpc']).map((tool) => [
            tool.name,
            describe({ ...tool, path: [noun, name] }, operation['~orpc']),
          ])
        : [],
    ),
  ) as [string, Tool][],
);

/** Whether this assistant, and whoever it speaks for, may use it. */
export function isFor({ scopes, person }: Holder, { scope, path }: Pick<Tool, 'scope' | 'path'>): boolean {
  const right = rightFor(path);
  return scopes.includes(scope) && right !== undefined && right !== 'open' && may(person.role, right);
}

interface Described {
  route: Partial<Record<'summary' | 'description' | 'method' | 'path', string | undefined>>;
  inputSchema?: unknown;
  outputSchema?: unknown;
  meta: object;
}

function toolsOf({ meta }: Described): ContractTool[] {
  return (meta as { tools?: ContractTool[] }).tools ?? [];
}

function describe(tool: Omit<Tool, 'listed'>, { route, inputSchema, outputSchema }: Described): Tool {
  const { name, scope, fixed = {}, hidden = [], isDestructive = false, isIdempotent = false } = tool;
  const readOnlyHint = isReading(scope) || isForReading(route);
  const output = outputSchema instanceof z.ZodType ? answerSchema(outputSchema) : undefined;
  return {
    ...tool,
    listed: {
      name,
      title: tool.summary ?? route.summary ?? name,
      description: [tool.description ?? route.description, readOnlyHint && outsideWords]
        .filter(Boolean)
        .join(' '),
      inputSchema: inputJson(inputSchema, [...Object.keys(fixed), ...hidden], readOnlyHint),
      ...(output && { outputSchema: asJson(output, 'output') }),
      annotations: {
        readOnlyHint,
        destructiveHint: isDestructive,
        idempotentHint: readOnlyHint || isIdempotent,
        openWorldHint: true,
      },
    },
  };
}

/** What is asked of an assistant; whatever only reads can be read on. */
function inputJson(schema: unknown, left: readonly string[], isPaged: boolean) {
  const json = schema instanceof z.ZodType ? asJson(schema, 'input') : { type: 'object' as const };
  const properties = Object.entries(json.properties ?? {}).filter(([name]) => !left.includes(name));
  const required = json.required?.filter((name) => !left.includes(name));
  return {
    type: 'object' as const,
    properties: {
      ...Object.fromEntries(properties),
      ...(isPaged && {
        page: { type: 'integer', minimum: 1, description: 'Of long lists; `nextPage` names the next.' },
      }),
    },
    ...(required && required.length > 0 && { required }),
  };
}

interface Json {
  type: 'object';
  properties?: Record<string, unknown>;
  required?: string[];
}

function asJson(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'ref',
    override({ jsonSchema }) {
      // A format that everybody knows says as much, in a hundredth of the letters.
      if (knownFormats.has(jsonSchema.format ?? '')) delete jsonSchema.pattern;
      else delete jsonSchema.format;
    },
  });
  return json as Json & { $schema?: string };
}
