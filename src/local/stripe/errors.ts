export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, error: { type?: string; code?: string; message: string; param?: string }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

export const missing = (what: string, id: string): StripeRefusal =>
  new StripeRefusal(404, {
    code: 'resource_missing',
    message: `No such ${what.replaceAll('_', ' ')}: '${id}'`,
    param: 'id',
  });

export const invalid = (message: string, param?: string): StripeRefusal =>
  new StripeRefusal(400, { message, ...(param && { param }) });
