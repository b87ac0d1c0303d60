import Router from '@koa/router';
import { z } from 'zod';
import { siteName } from '#kernel/i18n/site-name.ts';
import { endpoint, problem, takesBody, type Endpoint } from '#kernel/contracts/endpoint.ts';
import { boundEndpoints, rawRoute } from '#kernel/http/route.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

const thisDocument = endpoint('GET /api/openapi.json', {
  summary: 'This OpenAPI document',
  access: 'public',
  answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
});

/** Builds the OpenAPI document from the contracts that the routes use. */
export function openApiDocument(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const content = (schema: z.ZodType, io: 'input' | 'output', type = 'application/json') => ({
      [type]: { schema: schemaOf(schema, io) },
    });
    const { answer, contentType } = endpoint;
    const answers = contentType !== null && !(answer instanceof z.ZodUndefined);
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = {
      summary: endpoint.summary,
      security: endpoint.access === 'public' ? [] : [{ session: [] }],
      parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
      ...(takesBody(endpoint) && { requestBody: { required: true, content: content(endpoint.body, 'input') } }),
      responses: {
        [endpoint.status]: {
          description: 'success',
          ...(answers && { content: content(answer, 'output', contentType) }),
        },
        default: { description: 'refusal', content: content(problem, 'output') },
      },
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: siteName('en'), version: '1' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'mithaq' } } },
  };
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): object[] {
  if (schema instanceof z.ZodUndefined) return [];
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

export function openApiRoutes(): Router {
  const router = new Router();
  let document: string | undefined;
  rawRoute(router, thisDocument, (ctx) => {
    document ??= JSON.stringify(openApiDocument(boundEndpoints()));
    ctx.type = 'application/json';
    ctx.body = document;
  });
  return router;
}
