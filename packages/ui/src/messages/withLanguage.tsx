import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { english } from './en.generated.ts';
import { MessagesProvider } from './MessagesProvider.tsx';
import { pseudoMessages } from './pseudoMessages.ts';

/** React Aria takes the direction from a locale's script: this one is English in letters that run to the left. */
const rightToLeft = 'en-Arab';

/** Speaks the toolbar's language and writes in its direction, also in overlays beside the story. */
export const withLanguage: Decorator = (Story, { globals, parameters }) => {
  const locale = String(globals.locale);
  const isRtl = locale.endsWith('-rtl');
  useLayoutEffect(() => {
    document.documentElement.dir = isRtl ? 'rtl' : 'ltr';
    return () => {
      document.documentElement.dir = 'ltr';
    };
  }, [isRtl]);
  // As in the app: before the sign-in there are no other texts than a visitor's.
  if (parameters.isForVisitors && locale === 'en') return <Story />;
  return (
    <I18nProvider locale={isRtl ? rightToLeft : 'en-US'}>
      <MessagesProvider locale="en" messages={locale.startsWith('pseudo') ? pseudoMessages : english}>
        <Story />
      </MessagesProvider>
    </I18nProvider>
  );
};
