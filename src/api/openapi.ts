import type { JsonSchema } from '#kit/json-schema';
import type { Registry, ToolEntry } from '#kit/registry';
import { type ErrorCode, errorCodes } from '#kit/tool-error';
import { auditOperations } from './openapi-audits.ts';
import { formOperations } from './openapi-forms.ts';
import {
  enveloped,
  errorSchema,
  failures,
  fileOperations,
  listSchema,
  type Operation,
  statuses,
} from './openapi-parts.ts';
import { sharedSchemas } from './openapi-shapes.ts';

export interface OpenApiOptions {
  registry: Registry;
  publicUrl: string;
  uploadMaxBytes: number;
  /** Whether there is a store, and so something that visitors can leave with us. */
  takesForms: boolean;
  /** Whether it keeps reports of audits. */
  keepsAudits: boolean;
}

/** Version of the API's shape, not of the program. */
const API_VERSION = '1.0.0';

/** The API as an OpenAPI 3.1 document: every tool one path, made from its definition. */
export function openApiDocument({ registry, publicUrl, uploadMaxBytes, ...has }: OpenApiOptions) {
  const shared = sharedSchemas();
  const toolPaths = registry.list().map((entry) => [`/api/tools/${entry.slug}`, toolPath(entry, shared)]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Clearkit API',
      version: API_VERSION,
      description:
        'Every tool of the site as one endpoint: JSON in, { success, message, data } out. No key is needed: calls are limited per visitor and minute, and ten times as many with a key of an account. With Accept: application/x-ndjson, tools that take their time first send lines { progress }, and the answer as the last line.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(registry.list().map(({ tool }) => tool.category))].map((name) => ({ name })),
    paths: {
      '/api/tools': { get: listOperation },
      '/api/tools/{slug}': { get: describeOperation(registry) },
      ...Object.fromEntries(toolPaths),
      ...fileOperations(uploadMaxBytes),
      ...(has.keepsAudits && auditOperations(publicUrl)),
      ...(has.takesForms && formOperations),
    },
    // A key may be named, and need not.
    security: [{}, { key: [] }],
    components: { schemas: { ...shared.all, Error: errorSchema }, responses, securitySchemes: { key: keyScheme } },
  };
}

const keyScheme = {
  type: 'http',
  scheme: 'bearer',
  description: 'A key of an account, made at /account. A call with a wrong one is answered with status 401.',
} as const;

const listOperation: Operation = {
  operationId: 'list-tools',
  summary: 'List every tool',
  responses: { 200: answer('Every tool there is.', listSchema) },
};

function describeOperation(registry: Registry): Operation {
  const slugs = registry.list().map(({ slug }) => slug);
  return {
    operationId: 'describe-tool',
    summary: 'The definition of a tool',
    parameters: [
      {
        ...{ name: 'slug', in: 'path', required: true, description: 'The tool, by the last part of its address.' },
        schema: { type: 'string', enum: slugs },
      },
    ],
    responses: {
      200: answer('The definition, with its schemas as JSON Schema.', { type: 'object' }),
      404: { $ref: '#/components/responses/404' },
    },
  };
}

function toolPath(entry: ToolEntry, shared: ReturnType<typeof sharedSchemas>): Record<string, Operation> {
  const { slug, tool } = entry;
  return {
    post: {
      operationId: slug,
      summary: tool.title,
      description: tool.summary,
      tags: [tool.category],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: shared.of(tool.input, 'input', slug),
            examples: Object.fromEntries(
              tool.examples.map(({ name, input }) => [keyOf(name), { summary: name, value: input }]),
            ),
          },
        },
      },
      responses: {
        200: answer(`${tool.labels.done}.`, shared.of(tool.output, 'output', slug)),
        ...failures(statusesOf(entry)),
      },
    },
  };
}

/** The failures a tool can end in: those of every call, and those of the world when it reaches out. */
function statusesOf({ tool }: ToolEntry): number[] {
  return tool.needs.length === 0
    ? [400, 401, 408, 413, 415, 429, 500, 503, 504]
    : [400, 401, 408, 413, 415, 422, 429, 500, 502, 503, 504];
}

function answer(description: string, data: JsonSchema) {
  return { description, content: { 'application/json': { schema: enveloped(data) } } };
}

const responses = Object.fromEntries(
  statuses.map(({ status, description, pauses }) => [
    String(status),
    {
      description: `${description}${codesOf(status)}`,
      ...(pauses
        ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } } }
        : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]),
);

function codesOf(status: number): string {
  const names = Object.keys(errorCodes).filter((code): code is ErrorCode => code in errorCodes);
  const codes = names.filter((code) => errorCodes[code].http === status).map((code) => `\`${code}\``);
  return codes.length === 0 ? '' : ` Codes: ${codes.join(', ')}.`;
}

/** A name of components and examples may hold letters, digits, `.`, `-` and `_` only. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
