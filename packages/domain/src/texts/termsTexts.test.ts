import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { olderTerms } from './olderTerms.ts';
import { currentTerms, newSentences, sentencesOf, termsTextOf } from './termsTexts.ts';

const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Hashes of the texts that members accepted. A new text needs a new version here; existing entries
 * never change.
 */
test('no version of the terms differs from the text that members accepted', () => {
  const hashes = [currentTerms, ...olderTerms].map(({ version, risk, clauses }) => [
    version,
    sha256([risk, clauses]),
  ]);
  expect(hashes).toMatchInlineSnapshot(`
    [
      [
        "2026-11-28b",
        "c54baee8bdcf67a4ee3b575a201650f8450734517a3d2d45b800754a5dc92f55",
      ],
      [
        "2026-11-28",
        "7710ce1177edc6a0a0dbba9423dce65366a41725198aa54454d114a1b34908db",
      ],
      [
        "2026-11-22",
        "43edc7f00b7d75a9edc5f11e188965db68b9494ac2d400c6d2b0b68eb67d64a4",
      ],
      [
        "2026-11-21",
        "47262551bbde6536b73c63d16105395733788dae21c78ade864a148f2dc4b140",
      ],
    ]
  `);
});

test('finds each version by its name', () => {
  expect(termsTextOf(currentTerms.version)).toBe(currentTerms);
  expect(termsTextOf('2026-11-21')?.clauses.at(-1)).toContain('you are asked again before you buy');
  expect(termsTextOf('2020-01-01')).toBeNull();
});

test('lists the sentences that are new since a version', () => {
  const [last] = olderTerms;
  if (!last) throw new RangeError('No version is older.');
  const said = sentencesOf(currentTerms);
  expect(newSentences(currentTerms, last).map((place) => said[place])).toEqual([
    'Upline is a network of members on a public chain. You enter a level by paying its fee to a contract. The contract credits parts of that fee to other members at once, who can claim them, and the rest to the operator’s funds.',
    'You name your sponsor when you register, and the chain records a sponsor for good with your first purchase or by your signature. If it cannot record the one you named, you are shown before you pay who it would be. Bonuses for your purchases go to your sponsor, or to somebody further up where your sponsor has not bought the level.',
  ]);
  expect(newSentences(currentTerms, currentTerms)).toEqual([]);
});
