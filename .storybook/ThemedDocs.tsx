import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Theme } from '../packages/ui/src/tokens/theme.ts';
import { themeOf } from './theme.ts';

/** The toolbar's theme in the page's address: `globals=theme:dark;density:compact`. */
function themeOfAddress(): Theme {
  const globals = new URLSearchParams(window.location.search).get('globals') ?? '';
  return /(^|;)theme:!?dark/.test(globals) ? 'dark' : 'light';
}

export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeOfAddress);
  const { channel } = props.context;

  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: Theme } }) => setTheme(globals.theme ?? 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <DocsContainer {...props} theme={themeOf(theme)}>
      {children}
    </DocsContainer>
  );
}
