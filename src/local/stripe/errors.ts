export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: object };

  constructor(status: number, error: { type?: string; code?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', ...error } };
  }
}

export const missing = (kind: string, id: string): StripeRefusal =>
  new StripeRefusal(404, { code: 'resource_missing', message: `No such ${kind.replaceAll('_', ' ')}: '${id}'` });

export const invalid = (message: string, code?: string): StripeRefusal =>
  new StripeRefusal(400, { message, ...(code && { code }) });
