import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { contractErrorMessages } from '@upline/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Outcome } from '../apps/desk/src/support/member/memberChainQuery.ts';
import { useChainText } from '../apps/desk/src/support/member/useChainText.ts';

const abis = [...racePoolAbi, ...globalPoolAbi, ...uplineRegistryAbi];
const errors = [...new Set(abis.flatMap((item) => (item.type === 'error' ? [item.name] : [])))];

const sentences: Readonly<Record<string, string>> = contractErrorMessages;

const reverted = (name: string): Outcome => ({
  state: 'reverted',
  call: null,
  from: null,
  position: 3,
  nonce: 1,
  reason: { name, text: '' },
  ended: null,
  gasLimit: null,
  compared: null,
  block: '12',
  at: '2026-01-01T00:00:00.000Z',
  gasUsed: '21000',
  gasFee: '1000000000000000',
  allowances: [],
});

const reading = { isReachable: true, reached: null };

function Words({ outcome }: { outcome: Outcome }) {
  const { reasonText, replyText } = useChainText();
  const about = { hash: '0x1', outcome, isFinal: true, isFromChain: true, events: [], reading };
  const reply = replyText(about, '0x2');
  return `${reasonText(outcome)}|${reply}`;
}

/** Rendered as in the staff app, whose support pages have no text provider. */
const said = (name: string) =>
  renderToStaticMarkup(createElement(Words, { outcome: reverted(name) })).replaceAll('&#x27;', "'");

test.each(errors)('explains the contract error %s to staff and member', (name) => {
  const [why, reply] = said(name).split('|');
  const sentence = sentences[`contract.${name}`];
  expect(why).toBe(sentence ?? name);
  expect(reply).toContain(sentence ?? 'did not go through');
});

test('shows the name of an unknown contract error', () => {
  expect(said('ErrorOfTomorrow')).toMatch(/^ErrorOfTomorrow\|.*did not go through/);
});
