import Router from '@koa/router';
import { z } from 'zod';
import { siteName } from '#kernel/i18n/site-name.ts';
import { endpoint, problem, takesBody, type Endpoint } from '#kernel/contracts/endpoint.ts';
import { boundEndpoints, rawRoute } from '#kernel/http/route.ts';
import type { Environment } from '../../env.ts';
import { sessionCookie } from '../requests/session.ts';
import { operationIds, operationKey } from './operation-ids.ts';

const thisDocument = endpoint('GET /api/openapi.json', {
  summary: 'This OpenAPI document',
  access: 'public',
  answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
});

/** Refusals with a JSON body, by their name among the document's components. */
const REFUSALS = {
  400: ['Invalid', 'The body or the query is not valid; `fields` has a sentence for each wrong field'],
  401: ['Unauthenticated', 'Nobody is signed in, or the password, code or link is not valid'],
  403: ['Forbidden', 'The caller may not do this, must sign in again first, or calls from a page of another site'],
  404: ['NotFound', 'What the address names does not exist, or the caller may not know that it exists'],
  409: ['Conflict', 'The state does not allow this any more; `code` says why'],
  429: ['RateLimited', 'Too many requests; the header Retry-After says how many seconds to wait'],
} as const satisfies Record<number, [name: string, description: string]>;
type Refusal = keyof typeof REFUSALS;

const REFUSAL_OF_ANY = 'Refused';
const problemContent = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
const refusal = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** Builds the OpenAPI document from the contracts that the routes use, by the names of their exports. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { ids, site, cookie }: { ids: ReadonlyMap<string, string>; site: string; cookie: string },
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = {
      operationId: endpoint.path === thisDocument.path ? 'getOpenApiDocument' : ids.get(operationKey(endpoint)),
      ...operationOf(endpoint),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: siteName('en'),
      version: '1',
      license: { name: 'Terms of the site', url: `${site}/terms` },
    },
    servers: [{ url: site }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      responses: {
        ...Object.fromEntries(
          Object.values(REFUSALS).map(([name, description]) => [name, { description, content: problemContent }]),
        ),
        [REFUSAL_OF_ANY]: { description: 'Any other refusal or failure', content: problemContent },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        signature: { type: 'apiKey', in: 'cookie', name: `${cookie}.sig` },
      },
    },
  };
}

function operationOf(endpoint: Endpoint): object {
  const content = (schema: z.ZodType, io: 'input' | 'output', type = 'application/json') => ({
    [type]: { schema: schemaOf(schema, io) },
  });
  const { answer, contentType } = endpoint;
  const answers = contentType !== null && !(answer instanceof z.ZodUndefined);
  const success = { description: 'success', ...(answers && { content: content(answer, 'output', contentType) }) };
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [], signature: [] }],
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(takesBody(endpoint) && { requestBody: { required: true, content: content(endpoint.body, 'input') } }),
    responses: {
      [endpoint.status]: success,
      ...(endpoint.laterStatus && { [endpoint.laterStatus]: { ...success, description: 'received; decided later' } }),
      ...Object.fromEntries(refusalsOf(endpoint).map((status) => [status, refusal(REFUSALS[status][0])])),
      default: refusal(REFUSAL_OF_ANY),
    },
  };
}

/** Refusals that an endpoint can give by its contract. */
function refusalsOf(endpoint: Endpoint): Refusal[] {
  const isPublic = endpoint.access === 'public';
  const writes = endpoint.method !== 'GET';
  const refusals: [Refusal, boolean][] = [
    [400, takesBody(endpoint) || !isNothing(endpoint.query)],
    [401, !isPublic || writes],
    [403, !isPublic || writes],
    [404, !isNothing(endpoint.params) || (writes && !isPublic)],
    [409, writes],
    [429, true],
  ];
  return refusals.flatMap(([status, applies]) => (applies ? [status] : []));
}

const isNothing = (schema: z.ZodType): boolean => schema instanceof z.ZodUndefined;

/**
 * Describes a schema as JSON Schema. A record by listed keys is written with its properties, since validators look for
 * the required ones there.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { required, propertyNames, additionalProperties } = jsonSchema;
      if (!required || propertyNames === undefined || additionalProperties === undefined) return;
      jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
      jsonSchema.additionalProperties = false;
      delete jsonSchema.propertyNames;
    },
  });
  return described;
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): object[] {
  if (isNothing(schema)) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

export function openApiRoutes({ appUrl, mode }: Pick<Environment, 'appUrl' | 'mode'>): Router {
  const router = new Router();
  const cookie = sessionCookie(mode === 'production');
  let document: string | undefined;
  rawRoute(router, thisDocument, async (ctx) => {
    document ??= JSON.stringify(
      openApiDocument(boundEndpoints(), { ids: await operationIds(), site: new URL(appUrl).origin, cookie }),
    );
    ctx.type = 'application/json';
    ctx.body = document;
  });
  return router;
}
