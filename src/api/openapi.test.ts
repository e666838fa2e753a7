import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { auditCalls } from '#features/audits/audit-calls.ts';
import { createRegistry } from '#kit/registry';
import { testServer } from '../../tests/servers/test-server.ts';
import { openApiDocument } from './openapi.ts';

const operation = z.object({
  operationId: z.string().regex(/^[a-z0-9-]+$/),
  summary: z.string().min(1),
  description: z.string().min(1).optional(),
  tags: z.array(z.string()).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['query', 'path']), required: z.boolean().optional() }).loose())
    .optional(),
  requestBody: z
    .object({ required: z.boolean(), content: z.record(z.string(), z.object({}).loose()) })
    .loose()
    .optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.object({}).loose()),
});

const documentSchema = z.strictObject({
  openapi: z.literal('3.1.1'),
  info: z.object({ title: z.string(), version: z.string() }).loose(),
  servers: z.array(z.object({ url: z.url() })),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.strictObject({
    schemas: z.record(z.string(), z.object({}).loose()),
    responses: z.record(z.string(), z.object({ description: z.string().min(1) }).loose()),
    securitySchemes: z.record(z.string(), z.object({ type: z.literal('http'), scheme: z.literal('bearer') }).loose()),
  }),
  security: z.array(z.record(z.string(), z.array(z.string()))),
});

async function served() {
  const { app } = await testServer();
  const response = await app.inject('/api/openapi.json');
  await app.close();
  return { response, document: documentSchema.parse(response.json()) };
}

function operations(document: z.infer<typeof documentSchema>) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((each) => ({ path, ...each })),
  );
}

/** Every value under the key `name`, however deep. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : valuesOf(name, inner)));
}

/** Of a server that keeps reports, and has nothing else. */
function documentOfAudits() {
  return documentSchema.parse(
    openApiDocument({
      ...{ registry: createRegistry([]), publicUrl: 'https://tools.example.com', uploadMaxBytes: 1 },
      ...{ takesForms: false, keepsAudits: true },
    }),
  );
}

describe('/api/openapi.json', () => {
  it('has the shape of OpenAPI 3.1', async () => {
    const { response } = await served();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('has one path a tool, the list, the files and the forms', async () => {
    const { document } = await served();
    expect(Object.keys(document.paths)).toEqual([
      '/api/tools',
      '/api/tools/{slug}',
      '/api/tools/count',
      '/api/tools/fail',
      '/api/tools/shout',
      '/api/tools/wait',
      '/api/files',
      '/files/{id}/{name}',
      '/api/contact',
      '/api/newsletter',
      '/api/newsletter/confirm',
      '/api/newsletter/unsubscribe',
    ]);
  });

  it('has what can be asked of a kept report, where reports are kept', async () => {
    const { document } = await served();
    const paths = Object.keys(auditCalls).map((name) => `/api/audits/${name}`);
    const kept = documentOfAudits();
    expect(Object.keys(kept.paths)).toEqual(expect.arrayContaining(paths));
    expect(kept.paths['/api/audits/findings']?.post?.requestBody?.content['application/json']).toMatchObject({
      schema: { properties: { severity: { description: 'Only findings of this severity.' } } },
    });
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/audits/'))).toEqual([]);
  });

  it('names each operation once', async () => {
    const { document } = await served();
    const names = operations(document).map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('declares the parameters of its paths', async () => {
    const { document } = await served();
    for (const { path, parameters = [] } of operations(document)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
      expect(declared.map(({ name }) => name)).toEqual(inPath);
    }
  });

  it('refers only to what is there', async () => {
    const { document } = await served();
    const references = valuesOf('$ref', document);
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) {
      const [, , kind, name] = String(reference).split('/');
      expect(document.components).toHaveProperty([kind ?? '', name ?? '']);
    }
  });

  it('describes schemas that can be read back, which its own examples satisfy', async () => {
    const { document } = await served();
    for (const { requestBody } of [...operations(document), ...operations(documentOfAudits())]) {
      const json = requestBody?.content['application/json'];
      if (!json) continue;
      const { schema, examples } = z
        .object({ schema: z.looseObject({}), examples: z.record(z.string(), z.object({ value: z.unknown() })) })
        .parse(json);
      const readBack = z.fromJSONSchema(schema);
      for (const { value } of Object.values(examples)) expect(readBack.safeParse(value).success).toBe(true);
    }
  });

  it('describes what a tool takes, and what it answers with', async () => {
    const { document } = await served();
    const shout = document.paths['/api/tools/shout']?.post;
    expect(shout?.requestBody?.content['application/json']).toMatchObject({
      schema: { type: 'object', required: ['text'], properties: { text: { title: 'Text' } } },
      examples: { 'a-word': { summary: 'A word', value: { text: 'hello' } } },
    });
    expect(shout?.responses[200]).toMatchObject({
      content: {
        'application/json': {
          schema: { properties: { success: { const: true }, data: { properties: { loud: { type: 'string' } } } } },
        },
      },
    });
    expect(Object.keys(shout?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '408',
      '413',
      '415',
      '429',
      '500',
      '503',
      '504',
    ]);
  });

  it('is not sent again to who has it', async () => {
    const { app } = await testServer();
    const { headers } = await app.inject('/api/openapi.json');
    const again = await app.inject({ url: '/api/openapi.json', headers: { 'if-none-match': headers.etag } });
    await app.close();
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/);
    expect(again.statusCode).toBe(304);
  });
});
