import { expect, test } from 'vitest';
import { withoutSecrets } from './withoutSecrets.ts';

const url = 'https://me:passw0rd@my-node.example.com:8443/v2/abcdef123456?key=zyxwvu';
const key = `0x${'ab'.repeat(32)}`;

test.each([
  [`URL: ${url}`, 'URL: •••'],
  ['connect ECONNREFUSED my-node.example.com:8443', 'connect ECONNREFUSED •••'],
  ['getaddrinfo ENOTFOUND my-node.example.com', 'getaddrinfo ENOTFOUND •••'],
  ['POST /v2/abcdef123456 failed', 'POST ••• failed'],
  ['no project abcdef123456', 'no project •••'],
  ['no auth for passw0rd', 'no auth for •••'],
  [`key ${key}`, 'key •••'],
  [`key ${'AB'.repeat(32)}`, 'key •••'],
  ['battery (staple)+', '•••'],
  ['nothing of it', 'nothing of it'],
])('%s', (text, clean) => {
  expect(withoutSecrets([url, key, 'battery (staple)+'])(text)).toBe(clean);
});

test('changes nothing without secrets, and ignores short parts of a path', () => {
  expect(withoutSecrets([])('a/b')).toBe('a/b');
  expect(withoutSecrets(['http://127.0.0.1:8545'])('a/b')).toBe('a/b');
  expect(withoutSecrets(['http://polygon'])('POLYGON_RPC_URL')).toBe('POLYGON_RPC_URL');
});
