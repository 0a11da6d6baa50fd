import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded with the first docs page, so that test runs load neither.
const Container = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }));
const Page = lazy(async () => ({ default: (await import('./GuidedPage.tsx')).GuidedPage }));

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
