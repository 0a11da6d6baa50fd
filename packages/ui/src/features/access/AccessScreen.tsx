import { type MessageId, paths } from '@upline/domain';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { noWallet } from '../../ports/wallet.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { AccessCard } from './AccessCard.tsx';
import {
  type AccessAnswer,
  type AccessStep,
  advanceAccess,
  previousStep,
  startAccess,
} from './accessFlow.ts';
import type { LaterStepProps } from './LaterStep.tsx';
import { RegisterStep } from './RegisterStep.tsx';
import { useSignIn } from './useSignIn.ts';

export interface AccessScreenProps {
  /** Upline of the invitation link, from `prefilledReferral`; not editable. */
  prefilled?: string | null;
  /** The address's query, which continues a registration that began in another browser. @default '' */
  search?: string;
  /** Target when leaving a prefilled page. @default the sign-in page */
  landingUrl?: string | null;
  /** Target after signing in. @default the dashboard */
  returnTo?: string;
  /** True on the local chain, whose money is not real. @default false */
  isLocalChain?: boolean;
  /** The last block that a fork shares with its origin. @default null, no fork */
  forkBlock?: number | null;
  /** Shows that the session has expired. @default false */
  hasSessionEnded?: boolean;
  /** Focuses the title, as after signing out. @default false */
  isArrival?: boolean;
}

const titles = {
  register: 'access.title',
  signup: 'access.signup.question',
  referralInput: 'access.direct.title',
  directReferral: 'access.direct.title',
} as const satisfies Record<AccessStep, MessageId>;

/**
 * Sign-in and registration, step by step in one card. Spec §2.
 *
 * The first step is the same on every path and needs only ports, so that a build can prerender it;
 * the later steps are loaded on demand.
 */
export function AccessScreen({
  prefilled = null,
  search = '',
  landingUrl = null,
  returnTo = paths.dashboard,
  isLocalChain = false,
  forkBlock = null,
  hasSessionEnded = false,
  isArrival = false,
}: AccessScreenProps) {
  const t = useMessage();
  const { navigation, wallet } = usePorts();
  const walletState = useReadable(wallet.state, noWallet);
  const [flow, setFlow] = useState(() => startAccess(prefilled, search));
  const [LaterStep, setLaterStep] = useState<ComponentType<LaterStepProps> | null>(null);
  const say = (answer: AccessAnswer) => setFlow((before) => advanceAccess(before, answer));
  const isRegistering = flow.step === 'directReferral';
  const signIn = useSignIn({
    upline: isRegistering ? flow.referral : null,
    returnTo,
    // An unregistered visitor continues as if they had answered that they have no ID.
    onUnregistered: () => say({ type: 'noId' }),
  });
  const { view } = signIn;
  const asked = view?.at ?? flow.step;
  // The first step stays until the later steps are loaded.
  const place = LaterStep ? asked : 'register';
  const title = useRef<HTMLHeadingElement>(null);
  const placeBefore = useRef(place);

  useLayoutEffect(() => {
    if (isArrival) title.current?.focus();
  }, [isArrival]);

  useLayoutEffect(() => {
    if (placeBefore.current === place) return;
    placeBefore.current = place;
    title.current?.focus();
  }, [place]);

  useEffect(() => {
    if (asked === 'register' || LaterStep) return;
    import('./laterSteps.ts').then(
      (later) => setLaterStep(() => later.LaterStep),
      (error: unknown) =>
        setLaterStep(() => {
          throw error;
        }),
    );
  }, [asked, LaterStep]);

  function back() {
    if (view) signIn.cancel();
    else if (previousStep(flow)) say({ type: 'back' });
    else if (flow.isLocked && landingUrl) navigation.leave(landingUrl);
    else navigation.go(paths.login);
  }

  function titleOf() {
    if (place === 'choice') return t('access.chooseWallet');
    if (place === 'wait') return t(isRegistering ? 'access.direct.register' : 'wallet.connect');
    return t(titles[place]);
  }

  return (
    <AccessCard
      title={titleOf()}
      titleRef={title}
      onBack={back}
      hasBegun={place !== 'register'}
      notice={hasSessionEnded && <Callout tone="info">{t('access.sessionEnded')}</Callout>}
    >
      {place === 'register' ? (
        <RegisterStep
          upline={prefilled}
          wallet={walletState}
          isLocalChain={isLocalChain}
          forkBlock={forkBlock}
          onConnect={signIn.begin}
          onOtherWallet={signIn.choose}
          onNoId={() => say({ type: 'noId' })}
        />
      ) : (
        LaterStep && <LaterStep flow={flow} say={say} signIn={signIn} wallet={walletState} />
      )}
    </AccessCard>
  );
}
