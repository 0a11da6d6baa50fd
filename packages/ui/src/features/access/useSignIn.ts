import { useEffect, useRef, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import type { WalletOption } from '../../ports/wallet.ts';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { useGrowingOptions } from '../wallet/connect/useGrowingOptions.ts';
import type { SignInControls, SignInPhase, SignInView } from './signIn.ts';

interface SignInPurpose {
  upline: string | null;
  returnTo: string;
  onUnregistered: () => void;
}

/**
 * Runs a sign-in or registration with its progress. A toast shows the result; success stores the
 * session and navigates. Loads its code on the first attempt.
 * @param request.upline A newcomer's upline, `''` for none; `null` for a member's sign-in.
 * @param request.returnTo Target after signing in.
 * @param request.onUnregistered Called if the wallet of a sign-in is not registered.
 */
export function useSignIn({ upline, returnTo, onUnregistered }: SignInPurpose): SignInControls {
  const { client, wallet, session, navigation } = usePorts();
  const t = useMessage();
  const showToast = useShowToast();
  const [view, setView] = useState<SignInView | null>(null);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  useGrowingOptions(view?.at === 'choice', (options) => setView({ at: 'choice', options }));

  function start(task: (signal: AbortSignal) => Promise<void>) {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    task(signal).catch(async (error: unknown) => {
      if (signal.aborted) return;
      setView(null);
      const { isUnregistered, signInFailure } = await import('./laterSteps.ts');
      const failure = signInFailure(error, upline !== null);
      showToast({ tone: 'critical', text: 'id' in failure ? t(failure) : t(failure) });
      if (upline === null && isUnregistered(error)) onUnregistered();
    });
  }

  async function enter(option: WalletOption | null, signal: AbortSignal) {
    const name = (option?.name ?? wallet.state.get().label) || t('wallet.ofBrowser');
    const onPhase = (phase: SignInPhase) => setView({ at: 'wait', phase, wallet: name });
    const { signIn } = await import('./laterSteps.ts');
    const optionId = option?.id ?? null;
    const user = await signIn({ client, wallet, optionId, upline, onPhase, signal });
    signal.throwIfAborted();
    showToast({ tone: 'positive', text: t('toast.walletConnected') });
    session.begin(user);
    navigation.go(returnTo, { replace: true });
  }

  async function choose(signal: AbortSignal, alsoOne: boolean) {
    setView({ at: 'wait', phase: 'looking', wallet: '' });
    const options = await wallet.options();
    signal.throwIfAborted();
    const [only] = options;
    if (only?.kind !== 'walletconnect' && only && options.length === 1 && !alsoOne) await enter(only, signal);
    else setView({ at: 'choice', options });
  }

  return {
    view,
    begin: () =>
      start((signal) =>
        wallet.state.get().status === 'connected' ? enter(null, signal) : choose(signal, false),
      ),
    choose: () => start((signal) => choose(signal, true)),
    chosen: (option) => start((signal) => enter(option, signal)),
    cancel() {
      current.current?.abort();
      setView(null);
    },
  };
}
