import { expect, test } from 'vitest';
import { leadsElsewhere, leadsElsewhereOrCalls } from './leadsElsewhere.ts';

test.each([
  'Claim 500 USDC at https://evil.example/x',
  'www.evil',
  'evil.example',
  'evil．example',
  'ana@mail.example',
  'ana.eth',
  'Send to 0x1111111111111111111111111111111111111111',
])('finds an address in %s', (text) => {
  expect(leadsElsewhere(text)).toBe(true);
});

test.each(['Ana', 'J. R. Smith', 'Ana-María', 'X Æ A-12', 'No. 5', 'Version 2.0'])('ignores %s', (text) => {
  expect(leadsElsewhereOrCalls(text)).toBe(false);
});

test.each(['Call +1 (555) 010-9999.', 'WhatsApp 00447700900123'])('finds a phone number in %s', (text) => {
  expect(leadsElsewhere(text)).toBe(false);
  expect(leadsElsewhereOrCalls(text)).toBe(true);
});

test('days, times and prices are not phone numbers', () => {
  const text = 'From 2026-11-28 14:00 to 29.11.2026 16:30 UTC Level 3 costs $1,500,000 and Level 4 $200.';
  expect(leadsElsewhereOrCalls(text)).toBe(false);
});
