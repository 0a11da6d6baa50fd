import type { Decorator } from '@storybook/react-vite';
import { directionOf, type Language, languageTags } from '@upline/domain';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { arabic } from './ar.generated.ts';
import type { CompiledMessages } from './compiledMessages.ts';
import { english } from './en.generated.ts';
import { spanish } from './es.generated.ts';
import { MembersEnglishContext } from './InMembersWords.tsx';
import { MessagesProvider } from './MessagesProvider.tsx';
import { englishOf, MessagesContext } from './messagesContext.ts';
import { pseudoMessages } from './pseudoMessages.ts';
import { visitorEnglish } from './visitor.generated.ts';

/** React Aria takes the direction from a locale's script: this one is English in letters that run to the left. */
const rightToLeft = 'en-Arab';

const shown = new Set<string>();

/** The same texts; which of them a story asks for is noted. */
export const noted = <Messages extends object>(messages: Messages): Messages =>
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

/** The texts of each language of the toolbar, and whose plurals and dates it has. */
const spoken: Readonly<Record<string, { language: Language; messages: CompiledMessages }>> = {
  es: { language: 'es', messages: noted(spanish) },
  ar: { language: 'ar', messages: noted(arabic) },
  pseudo: { language: 'en', messages: pseudoMessages },
  'pseudo-rtl': { language: 'en', messages: pseudoMessages },
};
const visitors = englishOf(noted(visitorEnglish));

/** Speaks the toolbar's language and writes in its direction, also in overlays beside the story. */
export const withLanguage: Decorator = (Story, { globals, parameters, title }) => {
  const locale = String(globals.locale);
  const { language, messages } = spoken[locale] ?? { language: 'en', messages: notedEnglish };
  const dir = locale.endsWith('-rtl') ? 'rtl' : directionOf(language);
  useLayoutEffect(() => {
    const page = document.documentElement;
    Object.assign(page, { lang: language, dir });
    return () => {
      Object.assign(page, { lang: 'en', dir: 'ltr' });
    };
  }, [language, dir]);
  // As in the apps: before the sign-in there are no other texts than a visitor's, and the staff's app adds its own alone.
  if ((parameters.isForVisitors || title.startsWith('Desk/')) && locale === 'en') {
    return (
      <MessagesContext value={visitors}>
        <MembersEnglishContext value={notedEnglish}>
          <Story />
        </MembersEnglishContext>
      </MessagesContext>
    );
  }
  return (
    <I18nProvider locale={language === 'en' && dir === 'rtl' ? rightToLeft : languageTags[language]}>
      <MessagesProvider locale={languageTags[language]} messages={messages}>
        <Story />
      </MessagesProvider>
    </I18nProvider>
  );
};
