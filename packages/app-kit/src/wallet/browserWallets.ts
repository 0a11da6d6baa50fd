import { isRejection } from '@upline/domain';
import type { EIP1193Provider } from 'viem';
import { type Config, injected } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { unannouncedWallet } from './options/walletOptionId.ts';
import { isGivenUp } from './walletError.ts';

/** Time limit and interval of the search for an unannounced wallet, milliseconds. */
const lateness = 10_000;
const lookEvery = 500;

/** Time limit for a wallet to be on a chain after it agreed to switch, milliseconds. */
const switchTime = 10_000;

interface Announcement {
  info: { rdns: string; name: unknown; icon: unknown };
  provider: EIP1193Provider;
}

/** The providers that wallets write into `window.ethereum`, some with a name. */
type InjectedProvider = EIP1193Provider & { walletName?: unknown; name?: unknown; off?: unknown };

function isProvider(value: unknown): value is InjectedProvider {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  );
}

function isAnnouncement(value: unknown): value is Announcement {
  if (typeof value !== 'object' || value === null || !('info' in value) || !('provider' in value))
    return false;
  const { info, provider } = value;
  const isNamed =
    typeof info === 'object' && info !== null && 'rdns' in info && typeof info.rdns === 'string';
  return isNamed && isProvider(provider);
}

/** Methods that send a transaction. */
const sends = /_send(?:Transaction|Calls)$/;

/** The owner's rejection in its standard form, whatever form the wallet uses. */
function plainNo(error: unknown): Error {
  return Object.assign(new Error('User rejected the request.', { cause: error }), { code: 4001 });
}

/** Without this check, wagmi waits forever for a wallet that agrees to switch and does not. */
async function requireChain(provider: InjectedProvider, chainId: unknown): Promise<void> {
  for (const end = Date.now() + switchTime; Date.now() < end; ) {
    if (Number(await provider.request({ method: 'eth_chainId' })) === Number(chainId)) return;
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
  throw new Error('The wallet agreed to switch and stayed on its network.');
}

/** Rejects with the standard code 4001: without it, libraries open the wallet again. */
function inPlainTerms(provider: InjectedProvider): EIP1193Provider {
  const request = (async (question: { method: string; params?: [{ chainId?: unknown }] }) => {
    try {
      const answer = await provider.request(question as never);
      if (question.method === 'wallet_switchEthereumChain')
        await requireChain(provider, question.params?.[0].chainId);
      return answer;
    } catch (error) {
      const isNo = sends.test(question.method) ? isRejection : isGivenUp;
      throw isNo(error) ? plainNo(error) : error;
    }
  }) as EIP1193Provider['request'];
  const listener = (name: 'on' | 'removeListener' | 'off') => {
    const own: unknown = (provider as unknown as Record<string, unknown>)[name];
    return typeof own === 'function' ? own.bind(provider) : undefined;
  };
  const nothing = () => undefined;
  return {
    request,
    on: listener('on') ?? nothing,
    removeListener: listener('removeListener') ?? listener('off') ?? nothing,
  };
}

/** Wallets announce anything: one without a usable text must not hide the others. */
const wordsIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const nameOf = ({ walletName, name }: InjectedProvider) => wordsIn(walletName) || wordsIn(name);

/**
 * Offers the wallets of this browser while the page is open: those that announce themselves at any
 * time, or the provider at `window.ethereum` while none has, as in the browsers of older wallet
 * apps.
 */
export function offerBrowserWallets(config: Config): void {
  const { connectors } = config._internal;

  function add(id: string, name: string, icon: string | undefined, provider: InjectedProvider): void {
    if (config.connectors.some((one) => one.id === id)) return;
    const target = { id, name, icon, provider: inPlainTerms(provider) };
    const connector = connectors.setup(injected({ target: target as never }));
    connectors.setState((others) => [...others, connector]);
  }

  const isAnnounced = () =>
    config.connectors.some(({ type, id }) => type === 'injected' && id !== unannouncedWallet);

  function dropUnannounced(): void {
    // A connected unannounced wallet is the same wallet; keep it until it disconnects.
    if (getConnection(config).connector?.id === unannouncedWallet) return;
    connectors.setState((all) => all.filter(({ id }) => id !== unannouncedWallet));
  }

  window.addEventListener('eip6963:announceProvider', (event) => {
    const { detail } = event as CustomEvent<unknown>;
    if (!isAnnouncement(detail)) return;
    const { info, provider } = detail;
    add(info.rdns, wordsIn(info.name) || info.rdns, wordsIn(info.icon) || undefined, provider);
    dropUnannounced();
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));

  function offerUnannounced(): void {
    const { ethereum } = window as { ethereum?: unknown };
    if (!isAnnounced() && isProvider(ethereum)) add(unannouncedWallet, nameOf(ethereum), undefined, ethereum);
  }

  offerUnannounced();
  window.addEventListener('ethereum#initialized', offerUnannounced);
  const timer = setInterval(offerUnannounced, lookEvery);
  setTimeout(() => clearInterval(timer), lateness);
}
