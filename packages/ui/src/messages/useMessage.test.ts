import { languageTags } from '@upline/domain';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { english } from './en.generated.ts';
import { spanish } from './es.generated.ts';
import { MessagesProvider } from './MessagesProvider.tsx';
import type { MessageValues } from './messageValues.ts';
import { type Translate, useMessage } from './useMessage.ts';

function Say({ what }: { what: (t: Translate) => ReactNode }) {
  return what(useMessage());
}

const say = (what: (t: Translate) => ReactNode) =>
  renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages: english }, createElement(Say, { what })),
  );

test('has only the visitors’ texts without a provider', () => {
  const sayAlone = (what: (t: Translate) => ReactNode) => renderToStaticMarkup(createElement(Say, { what }));
  expect(sayAlone((t) => t('common.retry'))).toBe('Retry');
  expect(() => sayAlone((t) => t('tree.title'))).toThrow('tree.title is not known here');
});

test('fills placeholders and selects plurals by count', () => {
  expect(say((t) => t('level.title', { level: 3 }))).toBe('Level 3');
  expect(say((t) => t('dashboard.referrals.total', { total: 1 }))).toBe('1 direct referral');
  expect(say((t) => t('dashboard.referrals.total', { total: 12 }))).toBe('12 direct referrals');
});

test('translates a notice with and without values', () => {
  expect(say((t) => t({ id: 'level.locked.reason', values: { level: 3 } }))).toBe('Activate Level 3 first');
  expect(say((t) => t({ id: 'toast.poolsNotLoaded' }))).toBe('Failed to load pools');
});

test('uses the language and plurals of its provider', () => {
  const messages = { ...english, 'common.retry': ['Erneut versuchen'] };
  const markup = renderToStaticMarkup(
    createElement(
      MessagesProvider,
      { locale: 'de', messages },
      createElement(Say, { what: (t) => t('common.retry') }),
    ),
  );
  expect(markup).toBe('Erneut versuchen');
});

test('translates server texts by ID and falls back to the English words', () => {
  const longest = {
    words: 'This may have at most 50 characters.',
    key: 'server.input.longest',
    values: { count: '50' },
  };
  const inSpanish = (what: (t: Translate) => ReactNode) =>
    renderToStaticMarkup(
      createElement(
        MessagesProvider,
        { locale: languageTags.es, messages: spanish },
        createElement(Say, { what }),
      ),
    );
  expect(say((t) => t(longest))).toBe(longest.words);
  expect(inSpanish((t) => t(longest))).toBe('Esto puede tener como máximo 50 caracteres.');
  expect(inSpanish((t) => t({ words: 'From a later server.', key: 'server.later', values: {} }))).toBe(
    'From a later server.',
  );
});

test('accepts exactly the values of each text', () => {
  expectTypeOf<MessageValues<'common.retry'>>().toEqualTypeOf<Record<never, never>>();
  expectTypeOf<MessageValues<'level.title'>>().toEqualTypeOf<{ level: string | number }>();
  expectTypeOf<MessageValues<'common.step.progress'>>().toEqualTypeOf<{
    step: string | number;
    total: string | number;
    label: string | number;
  }>();
  expectTypeOf<MessageValues<'dashboard.referrals.total'>>().toEqualTypeOf<{ total: number }>();
  // @ts-expect-error a text with a gap cannot be said without its value
  expect(say((t) => t('level.title'))).toBe('Level ');
  // @ts-expect-error a value the text has no gap for is a mistake
  expect(say((t) => t('common.retry', { level: 3 }))).toBe('Retry');
});
