interface CacheOptions {
  onError?: (error: unknown) => void;
}
class ErrorListener {
  readonly onError: (error: unknown) => void;
  constructor({ onError = () => {} }: CacheOptions) {
    this.onError = onError;
  }
}
export class QueryCache extends ErrorListener {}
export class MutationCache extends ErrorListener {}
