export interface ConsoleRecord {
  id: string | number;
  [field: string]: unknown;
}
interface Page {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: object;
}
interface ManyParams {
  data: ConsoleRecord[];
  total: number;
}
type Id = ConsoleRecord['id'];

/** The requests of react-admin, as its documentation defines them. */
export interface ConsoleProvider {
  getList(resource: string, input: Page): Promise<ManyParams>;
  getOne(resource: string, input: { id: Id }): Promise<{ data: ConsoleRecord }>;
  getMany(resource: string, input: { ids: Id[] }): Promise<{ data: ConsoleRecord[] }>;
  getManyReference(resource: string, input: Page & { target: string; id: unknown }): Promise<ManyParams>;
  create(resource: string, input: { data: object }): Promise<{ data: ConsoleRecord }>;
  update(
    resource: string,
    input: { id: Id; data: object; previousData: ConsoleRecord },
  ): Promise<{ data: ConsoleRecord }>;
  updateMany(resource: string, input: { ids: Id[]; data: object }): Promise<{ data: Id[] }>;
  delete(resource: string, input: { id: Id; previousData: ConsoleRecord }): Promise<{ data: ConsoleRecord }>;
  deleteMany(resource: string, input: { ids: Id[] }): Promise<{ data: Id[] }>;
}

/** The error that a request throws. */
export interface ConsoleRefusal extends Error {
  status: number;
  body: { code: string; message: string; errors: Record<string, unknown> & { root: { serverError: string } } };
}

interface Published {
  default(api: string, client: (url: string, options?: { headers?: Headers }) => Promise<unknown>): ConsoleProvider;
  fetchUtils: { fetchJson(url: string, options: object): Promise<unknown> };
}
// A computed specifier, since the package's types need the browser's types, which the server does not have.
const published = (name: string) => import(name) as Promise<Published>;

/** react-admin's own published data provider, with the session of these cookies. */
export async function reactAdminProvider(api: string, cookie: () => string): Promise<ConsoleProvider> {
  const [{ default: simpleRest }, { fetchUtils }] = [
    await published('ra-data-simple-rest'),
    await published('ra-core'),
  ];
  return simpleRest(api, (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Cookie', cookie());
    return fetchUtils.fetchJson(url, { ...options, headers });
  });
}
