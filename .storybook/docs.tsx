import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Asked for when a page of docs is opened, so that a run of tests loads none of it.
const Container = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }));
const Page = lazy(async () => ({ default: (await import('./GuidedPage.tsx')).GuidedPage }));

/** What pages of docs stand in, and how a component's own is built. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
};
