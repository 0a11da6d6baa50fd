export const providerBinding = 'askTestWallet';

/** The wallet's reply; errors travel as data, since a binding would lose their code. */
export type ProviderReply =
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } };

/**
 * Injected before the page's own code: an EIP-1193 provider that announces itself by EIP-6963 as
 * “Test Wallet”.
 */
export function injectProvider({ binding }: { binding: string }): void {
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const ask = (window as unknown as Record<string, (...words: unknown[]) => Promise<ProviderReply>>)[binding];
  const provider = {
    on(event: string, listener: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      return provider;
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener);
      return provider;
    },
    async request({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> {
      const reply = await ask?.(method, params);
      if (!reply) throw new Error('There is no wallet.');
      if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error);
      return reply.result;
    },
  };
  window.addEventListener('test-wallet', (event) => {
    const { type, value } = (event as CustomEvent<{ type: string; value: unknown }>).detail;
    for (const listener of listeners.get(type) ?? []) listener(value);
  });
  const info = {
    uuid: '6f1f1a52-2d5a-4b5c-9a5e-000000000001',
    name: 'Test Wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    rdns: 'test.wallet',
  };
  const detail = Object.freeze({ info, provider });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
