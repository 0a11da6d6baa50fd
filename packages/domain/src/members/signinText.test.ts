import { expect, test } from 'vitest';
import { isSigninText, signinSite, signinText } from './signinText.ts';

const site = 'https://desk.example';
const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const now = new Date('2026-05-04T12:00:00.000Z');
const facts = {
  site,
  wallet,
  nonce: 'a1b2c3d4',
  issuedAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + 300_000).toISOString(),
};
const right = signinText(facts);
const expected = { site, wallet, now };

test('accepts the message of this site for this wallet', () => {
  expect(isSigninText(right, expected)).toBe(true);
  expect(isSigninText(right, { site, wallet })).toBe(true);
});

test('reads the site of a message, with and without a wallet', () => {
  expect(signinSite(right)).toBe(site);
  expect(signinSite(signinText({ ...facts, wallet: null }))).toBe(site);
  expect(() => signinSite('Hello.')).toThrow('names no site');
});

test.each([
  ['another site', signinText({ ...facts, site: 'https://other.example' })],
  ['another scheme', signinText({ ...facts, site: 'http://desk.example' })],
  ['another port', signinText({ ...facts, site: 'https://desk.example:8443' })],
  ['the domain alone', right.replace('desk.example wants', 'other.example wants')],
  ['the URI alone', right.replace('URI: https://desk.example', 'URI: https://other.example')],
  ['another wallet', signinText({ ...facts, wallet: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' })],
  ['another chain', right.replace('Chain ID: 137', 'Chain ID: 1')],
  ['another statement', right.replace('Sign in to Upline.', 'Send everything.')],
  ['text before the message', `I owe you everything.\n${right}`],
  ['text after the message', `${right}\nResources:\n- https://other.example`],
  ['a short nonce', signinText({ ...facts, nonce: 'a1' })],
  ['no time', right.split('\nIssued At')[0] ?? ''],
  ['a long lifetime', signinText({ ...facts, expiresAt: '2027-05-04T12:00:00.000Z' })],
  ['an end before its beginning', signinText({ ...facts, expiresAt: '2026-05-04T11:00:00.000Z' })],
  ['an invalid time', signinText({ ...facts, issuedAt: 'soon' })],
  ['nothing', ''],
])('refuses a message with %s', (_, message) => {
  expect(isSigninText(message, { site, wallet })).toBe(false);
});

test.each([-301_000, 301_000])('refuses a message that is %i ms away', (away) => {
  expect(isSigninText(right, { ...expected, now: new Date(now.getTime() + away) })).toBe(false);
});
