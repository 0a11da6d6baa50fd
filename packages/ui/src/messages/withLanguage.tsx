import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { english } from './en.generated.ts';
import { MessagesProvider } from './MessagesProvider.tsx';
import { englishOf, MessagesContext } from './messagesContext.ts';
import { pseudoMessages } from './pseudoMessages.ts';
import { visitorEnglish } from './visitor.generated.ts';

/** React Aria takes the direction from a locale's script: this one is English in letters that run to the left. */
const rightToLeft = 'en-Arab';

const shown = new Set<string>();

/** The same texts; which of them a story asks for is noted. */
const noted = <Messages extends object>(messages: Messages): Messages =>
  new Proxy(messages, {
    get(all, id) {
      shown.add(String(id));
      return Reflect.get(all, id);
    },
  });

/** The texts of the catalogue that stories have shown since the last call, by ID. */
export function takeShownTexts(): string[] {
  const texts = [...shown];
  shown.clear();
  return texts;
}

const notedEnglish = noted(english);
const visitors = englishOf(noted(visitorEnglish));

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
  if (parameters.isForVisitors && locale === 'en') {
    return (
      <MessagesContext value={visitors}>
        <Story />
      </MessagesContext>
    );
  }
  return (
    <I18nProvider locale={isRtl ? rightToLeft : 'en-US'}>
      <MessagesProvider locale="en" messages={locale.startsWith('pseudo') ? pseudoMessages : notedEnglish}>
        <Story />
      </MessagesProvider>
    </I18nProvider>
  );
};
