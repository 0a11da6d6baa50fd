/** A value that is loading, failed or loaded. */
export type Loadable<Data> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'loaded'; data: Data };

/** Maps the data of a loaded value; loading and failed values pass through. */
export function mapLoadable<From, To>(loadable: Loadable<From>, map: (data: From) => To): Loadable<To> {
  return loadable.status === 'loaded' ? { status: 'loaded', data: map(loadable.data) } : loadable;
}
