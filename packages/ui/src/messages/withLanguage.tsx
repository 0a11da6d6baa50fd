import type { Decorator } from '@storybook/react-vite';
import { directionOf, type Language, languageTags } from '@upline/domain';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { arabic } from './ar.generated.ts';
import type { CompiledMessages } from './compiledMessages.ts';
import { english } from './en.generated.ts';
import { spanish } from './es.generated.ts';
import { MembersEnglishContext } from './InMemberLanguage.tsx';
import { MessagesProvider } from './MessagesProvider.tsx';
import { englishOf, MessagesContext } from './messagesContext.ts';
import { pseudoMessages } from './pseudoMessages.ts';
import { visitorEnglish } from './visitor.generated.ts';

/** English in Arabic script: React Aria derives the text direction from the script. */
const rightToLeft = 'en-Arab';

const shown = new Set<string>();

/** Returns the same texts and records every ID that is read. */
export const noted = <Messages extends object>(messages: Messages): Messages =>
  new Proxy(messages, {
    get(all, id) {
      shown.add(String(id));
      return Reflect.get(all, id);
    },
  });

/** IDs of the texts shown since the last call. */
export function takeShownTexts(): string[] {
  const texts = [...shown];
  shown.clear();
  return texts;
}

const notedEnglish = noted(english);

/** Texts, plurals and date language of each toolbar language. */
const spoken: Readonly<Record<string, { language: Language; messages: CompiledMessages }>> = {
  es: { language: 'es', messages: noted(spanish) },
  ar: { language: 'ar', messages: noted(arabic) },
  pseudo: { language: 'en', messages: pseudoMessages },
  'pseudo-rtl': { language: 'en', messages: pseudoMessages },
};
const visitors = englishOf(noted(visitorEnglish));

/** Applies the toolbar's language and direction, also to overlays outside the story. */
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
  // Like the apps: pages before sign-in have only the visitors' texts, and staff pages add only
  // their own.
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
