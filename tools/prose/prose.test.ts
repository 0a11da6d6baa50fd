import { expect, test } from 'vitest';
import { areaOf, excesses, isRead, judge, noFigures } from './measure.ts';
import { proseInMessages } from './messages.ts';
import { proseInPage } from './pages.ts';
import { proseInSource } from './source.ts';

/** The findings in a file, as “fault: text”. */
function findingsIn(path: string, source: string): string[] {
  const figures = noFigures();
  const paragraphs = path.endsWith('.md') ? proseInPage(source) : proseInSource(path, source);
  for (const paragraph of paragraphs) judge(figures, `${path}:${paragraph.line}`, paragraph);
  return figures.findings.map(({ place, fault, text }) => `${place}: ${fault}: ${text}`);
}

test('finds thin sentences in comments, test names and story names, with their lines', () => {
  expect(
    findingsIn(
      'a.test.ts',
      `/**
 * Locks the ticket. Each is what it was before.
 *
 * @param at It is what they made of it.
 */
// The rest is
// what they have.
test('what is there stays as it is', () => {});
test('rejects a reply to a closed ticket', () => {});
`,
    ),
  ).toEqual([
    'a.test.ts:2: thin: Each is what it was before.',
    'a.test.ts:4: thin: It is what they made of it.',
    'a.test.ts:6: thin: The rest is what they have.',
    'a.test.ts:8: thin: what is there stays as it is',
  ]);
  expect(findingsIn('A.stories.tsx', 'export const WhatIsThereStaysAsItIs = {};\n')).toEqual([
    'A.stories.tsx:1: thin: what is there stays as it is',
  ]);
});

test('reads no comment in a string, and no sentence in code or a directive', () => {
  expect(
    findingsIn(
      'a.ts',
      `const url = 'https://what.it/is/what it is and what it was';
// biome-ignore lint: it is what it is and will be
/**
 * Locks a ticket.
 *
 * @example
 * what it is and what it was
 */
/** See \`what it is and what it was\` there. */
`,
    ),
  ).toEqual([]);
});

test('a boolean may open with Whether; other comments open with their subject', () => {
  expect(
    findingsIn(
      'a.ts',
      `interface Ticket {
  /** Whether support locked the ticket. */
  isLocked: boolean;
  /** Whether support locked the ticket. */
  lockedAt: Date;
  count: number; // How many replies support sent.
  /** The reply. What support sent. */
  reply: string;
}
`,
    ),
  ).toEqual([
    'a.ts:4: opener: Whether support locked the ticket.',
    'a.ts:6: opener: How many replies support sent.',
  ]);
});

test('reads Solidity: natspec, test functions, and a boolean that a function returns', () => {
  expect(
    findingsIn(
      'A.t.sol',
      `/// @notice Whether the pool sells places.
/// @param user A member.
function isOpen(address user) external view returns (bool);
/// @notice What the royalty fund contains.
function fund() external view returns (uint256);
string constant NOTE = "// What it is";
function test_ItIsWhatItWasBefore() public {}
`,
    ),
  ).toEqual([
    'A.t.sol:4: opener: What the royalty fund contains.',
    'A.t.sol:7: thin: it is what it was before',
  ]);
});

test('reads paragraphs, lists and tables of pages, but no code', () => {
  expect(
    findingsIn(
      'a.md',
      `# It is what it was

What pools sell.

- It is [what](b.md) it was.

| a | b |
|---|---|
| c | they are what they were |

\`\`\`
it is what it was
\`\`\`
`,
    ),
  ).toEqual([
    'a.md:3: opener: What pools sell.',
    'a.md:5: thin: It is [what] it was.',
    'a.md:7: thin: they are what they were',
  ]);
});

test('reads the texts on screen with their choices', () => {
  const texts = proseInMessages();
  expect(areaOf('help/en/sign-in.md')).toBe('messages');
  expect(texts).toContainEqual({ id: 'tickets.title', text: 'Tickets' });
  expect(texts).toContainEqual({ id: 'createTicket.transaction.what', text: 'You bought Level CODE' });
});

test('skips files that a tool wrote', () => {
  expect(isRead('packages/ui/src/messages/en.generated.ts')).toBe(false);
  expect(isRead('apps/server/src/platform/db/migrations/0000.ts')).toBe(false);
  expect(isRead('packages/ui/src/messages/textsOf.ts')).toBe(true);
});

test('an area exceeds a limit before the whole repository does', () => {
  const sound = { sentences: 1000, thin: 0, comments: 1000, openers: 0, findings: [] };
  const faults = { sentences: 100, thin: 4, comments: 100, openers: 5, findings: [] };
  const messagesOf = (areas: Record<string, typeof sound>) =>
    excesses(new Map(Object.entries(areas))).map(({ message }) => message);
  expect(messagesOf({ [areaOf('apps/web/src/a.ts')]: faults, tools: sound })).toEqual([
    'apps/web: 4.0 % of the sentences are thin; the limit is 3 %',
    'apps/web: 5.0 % of the comments open with What, How or the like; the limit is 4 %',
  ]);
  expect(messagesOf({ tools: { ...faults, thin: 3, openers: 4 } })).toEqual([
    'total: 3.0 % of the sentences are thin; the limit is 2 %',
    'total: 4.0 % of the comments open with What, How or the like; the limit is 3 %',
  ]);
  expect(messagesOf({ messages: { ...sound, thin: 210 }, tools: sound })).toEqual([]);
});
