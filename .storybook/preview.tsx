import type { Decorator, Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import '../packages/ui/src/css/global.css.ts';
import { answerUnmocked, failOnUnmocked, forgetUnmocked } from './unmockedCalls.ts';

// Overlays are portalled to <body>, so the mode has to sit on <html>, as it does in the app.
const withMode: Decorator = (Story, { globals }) => {
  const { theme, density } = globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.density = density;
  }, [theme, density]);
  return <Story />;
};

const withQueries: Decorator = (Story, { id }) => <Queries key={id}>{Story()}</Queries>;

function Queries({ children }: { children: React.ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withQueries, withMode],
  initialGlobals: { theme: 'light', density: 'comfortable' },
  globalTypes: {
    theme: {
      description: 'Colour mode',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    density: {
      description: 'Height of controls and padding of cards',
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Start', ['Welcome'], 'Foundations', 'Primitives', 'Patterns', 'Screens', 'Flows'],
      },
    },
  },
  beforeEach({ msw }) {
    forgetUnmocked();
    msw.use(answerUnmocked);
  },
  afterEach: failOnUnmocked,
};

export default preview;
