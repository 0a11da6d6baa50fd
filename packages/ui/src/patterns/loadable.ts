/** Something that is being asked for, could not be had, or is there. */
export type Loadable<Data> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'loaded'; data: Data };

/** A part of what is loaded, or something made of it. */
export function mapLoadable<From, To>(loadable: Loadable<From>, map: (data: From) => To): Loadable<To> {
  return loadable.status === 'loaded' ? { status: 'loaded', data: map(loadable.data) } : loadable;
}
