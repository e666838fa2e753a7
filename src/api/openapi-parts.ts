import type * as z from 'zod';
import { type JsonSchema, toJsonSchema } from '#kit/json-schema';
import { formatBytes } from '#lib/byte-size';

interface Content {
  schema: JsonSchema;
  examples?: Record<string, { summary: string; value: unknown }>;
}

interface Response {
  description: string;
  content?: Record<string, Content>;
}

/** What we use of an OpenAPI operation. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: readonly string[];
  parameters?: readonly {
    name: string;
    in: 'query' | 'path';
    required?: boolean;
    description: string;
    schema: JsonSchema;
  }[];
  requestBody?: { required: boolean; description?: string; content: Record<string, Content> };
  responses: Record<string, Response | { $ref: string }>;
}

/** A call that is no tool's. */
interface CallFacts {
  id: string;
  summary: string;
  description?: string;
  /** What is said when it worked. */
  done: string;
  schema: z.ZodObject;
  example: { summary: string; value: object };
  /** What it answers with: nothing by default. */
  data?: JsonSchema;
  /** Statuses that not every such call has. */
  further?: readonly number[];
}

/** Every status but 200 that a call can end in. `pauses`: `Retry-After` may say when to come again. */
export const statuses: readonly { status: number; description: string; pauses?: boolean }[] = [
  { status: 400, description: 'The input does not fit; `message` says what to change.' },
  { status: 401, description: 'The call uses an unknown API key.' },
  { status: 403, description: "The call comes from another site's page." },
  { status: 404, description: 'There is nothing at this address.' },
  { status: 408, description: 'The body came too slowly.' },
  { status: 413, description: 'More than the server takes, or would answer.' },
  { status: 415, description: 'The body is of a type that is not understood here.' },
  { status: 422, description: 'The input is valid, but cannot be processed.' },
  {
    status: 429,
    description: 'Too many calls in this minute or, where something is kept, in this hour.',
    pauses: true,
  },
  { status: 500, description: 'Something went wrong on our side.' },
  { status: 502, description: 'The other side failed.' },
  { status: 503, description: 'Not possible right now.', pauses: true },
  { status: 504, description: 'It took too long.' },
];

export function postOperation({ id, done, schema, example, ...facts }: CallFacts): Operation {
  const { summary, description, data = { type: 'null' }, further = [] } = facts;
  return {
    operationId: id,
    summary,
    ...(description !== undefined && { description }),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toJsonSchema(schema, 'input'), examples: { one: example } } },
    },
    responses: {
      200: { description: done, content: { 'application/json': { schema: enveloped(data, { const: done }) } } },
      ...failures([400, 403, ...further, 408, 413, 415, 429, 500, 503]),
    },
  };
}

/** What every call answers with when it worked. */
export function enveloped(data: JsonSchema, message: JsonSchema = { type: 'string' }): JsonSchema {
  return {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: { success: { const: true }, message, data },
  };
}

export function failures(of: readonly number[]): Operation['responses'] {
  return Object.fromEntries(of.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
}

export const errorSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'message', 'data', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for the person who asked.' },
    data: { type: 'null' },
    code: { type: 'string', description: 'The kind of failure, for programs.' },
  },
};

export const listSchema: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['slug', 'name', 'summary', 'category'],
    properties: {
      slug: { type: 'string' },
      name: { type: 'string' },
      summary: { type: 'string' },
      category: { type: 'string' },
    },
  },
};

/** The paths of short-lived files. */
export function fileOperations(uploadMaxBytes: number): Record<string, Record<string, Operation>> {
  return { '/api/files': { post: uploadOperation(uploadMaxBytes) }, '/files/{id}/{name}': { get: downloadOperation } };
}

function uploadOperation(uploadMaxBytes: number): Operation {
  const stored: JsonSchema = {
    type: 'object',
    required: ['url', 'name', 'type', 'bytes', 'size', 'expiresAt'],
    properties: {
      url: {
        type: 'string',
        format: 'uri',
        description: 'Any tool that takes the address of a picture takes this one.',
      },
      name: { type: 'string' },
      type: { type: 'string', description: 'Media type, read from the bytes.' },
      bytes: { type: 'integer', minimum: 1 },
      size: { type: 'string', description: 'The size as people write it; 1 KB is 1024 bytes.' },
      expiresAt: { type: 'string', format: 'date-time' },
    },
  };
  return {
    operationId: 'upload-file',
    summary: 'Upload a picture',
    description: `Gives a picture of at most ${formatBytes(uploadMaxBytes)} a short-lived address.`,
    parameters: [{ name: 'name', in: 'query', description: 'The name to keep it under.', schema: { type: 'string' } }],
    requestBody: {
      required: true,
      description: 'The picture itself, not wrapped in a form.',
      content: { 'image/*': { schema: {} }, 'application/octet-stream': { schema: {} } },
    },
    responses: {
      200: {
        description: 'The picture is stored.',
        content: {
          'application/json': {
            schema: enveloped(stored),
          },
        },
      },
      ...failures([400, 401, 403, 408, 413, 415, 422, 429, 500, 503]),
    },
  };
}

const downloadOperation: Operation = {
  operationId: 'download-file',
  summary: 'Fetch an uploaded or produced file',
  parameters: [
    { name: 'id', in: 'path', required: true, description: 'As in the address given.', schema: { type: 'string' } },
    { name: 'name', in: 'path', required: true, description: 'As in the address given.', schema: { type: 'string' } },
    { name: 'download', in: 'query', description: 'Present: to be saved, not shown.', schema: { type: 'string' } },
  ],
  responses: {
    200: { description: 'The file.', content: { '*/*': { schema: {} } } },
    304: { description: 'Not changed.' },
    404: { $ref: '#/components/responses/404' },
    429: { $ref: '#/components/responses/429' },
    503: { $ref: '#/components/responses/503' },
  },
};
