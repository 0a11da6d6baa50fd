import { expect, test } from 'vitest';
import { walletApps } from './walletApps.ts';

const address = 'https://upline.example/login/7KQ2-M9XD?step=directReferral&language=es';

test.for([
  [
    'MetaMask',
    'https://link.metamask.io/dapp/upline.example/login/7KQ2-M9XD?step=directReferral&language=es',
  ],
  [
    'Trust Wallet',
    'https://link.trustwallet.com/open_url?coin_id=966&url=https%3A%2F%2Fupline.example%2Flogin%2F7KQ2-M9XD%3Fstep%3DdirectReferral%26language%3Des',
  ],
  [
    'Base (Coinbase Wallet)',
    'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fupline.example%2Flogin%2F7KQ2-M9XD%3Fstep%3DdirectReferral%26language%3Des',
  ],
])('%s opens the whole address by its documented link', ([name, link]) => {
  expect(walletApps.find((app) => app.name === name)?.link(address)).toBe(link);
});

test('OKX Wallet’s link holds a link for the app, which holds the address', () => {
  const okx = walletApps.find(({ name }) => name === 'OKX Wallet');
  const link = new URL(okx?.link(address) ?? '');
  expect(`${link.origin}${link.pathname}`).toBe('https://web3.okx.com/download');
  const inApp = new URL(link.searchParams.get('deeplink') ?? '');
  expect(inApp.href).toMatch(/^okx:\/\/wallet\/dapp\/url\?/);
  expect(inApp.searchParams.get('dappUrl')).toBe(address);
});
