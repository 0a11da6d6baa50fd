/** Something that is being asked for, could not be had, or is there. */
export type Loadable<Data> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'loaded'; data: Data };
