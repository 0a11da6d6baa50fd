import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languageTags, type MessageId, messages, type OtherLanguage } from '@upline/domain';
import { translations } from '@upline/domain/translations';
import { describe, expect, test } from 'vitest';

type Compiled = ReturnType<typeof compileMessageOrThrow>;

const languages = ['es', 'ar'] as const satisfies readonly OtherLanguage[];

/** The placeholders of a text, with fixed choices listed. Plural forms may differ by language. */
function gapsOf(parts: Compiled): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [name, type, choices] = part;
    if (typeof choices !== 'object' || choices === null) return [name];
    const named = type === 'select' ? `: ${Object.keys(choices).toSorted().join(', ')}` : '';
    return [`${name}${named}`, ...innerGapsOf(choices)];
  });
}

function innerGapsOf(choices: object): string[] {
  return Object.values(choices).flatMap((choice) => (Array.isArray(choice) ? gapsOf(choice) : []));
}

const distinct = (parts: Compiled) =>
  [...new Set(gapsOf(parts))].filter((gap) => !gap.startsWith('#')).toSorted();

function pluralsOf(parts: Compiled): string[][] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || typeof part[2] !== 'object' || part[2] === null) return [];
    const inner = Object.values(part[2]).flatMap((choice) =>
      Array.isArray(choice) ? pluralsOf(choice) : [],
    );
    return part[1] === 'plural' ? [Object.keys(part[2]), ...inner] : inner;
  });
}

describe.each(languages)('in %s', (language) => {
  const texts = translations[language];
  const ids = Object.keys(messages) as MessageId[];

  test('each text has the placeholders of the English one', () => {
    const differing = ids.filter((id) => {
      const [own, english] = [compileMessageOrThrow(texts[id]), compileMessageOrThrow(messages[id])];
      return distinct(own).join() !== distinct(english).join();
    });
    expect(differing).toEqual([]);
  });

  test('each plural has the forms of its language', () => {
    const { pluralCategories } = new Intl.PluralRules(languageTags[language]).resolvedOptions();
    // “Many” in Spanish means a million or more.
    const needed = pluralCategories.filter((form) => language !== 'es' || form !== 'many');
    const lacking = ids.filter((id) =>
      pluralsOf(compileMessageOrThrow(texts[id])).some((forms) =>
        needed.some((form) => !forms.includes(form)),
      ),
    );
    expect(lacking).toEqual([]);
  });

  test('no text is empty or has surrounding spaces', () => {
    const untidy = ids.filter((id) => {
      const text = texts[id];
      return text === '' || (id !== 'dashboard.greeting' && text.trim() !== text);
    });
    expect(untidy).toEqual([]);
  });
});
