import { parseUpline } from '@upline/domain';

/** The steps of the access card. Spec §2. */
export type AccessStep = 'register' | 'signup' | 'referralInput' | 'directReferral';

/** The current step of the card and the visitor's answers. */
export interface AccessFlow {
  step: AccessStep;
  /** The upline as typed; `''` for none. */
  referral: string;
  /** True if a link has set the upline, which is then not editable. */
  isLocked: boolean;
  hasAccepted: boolean;
}

export type AccessAnswer =
  | { type: 'noId' }
  | { type: 'hasUpline'; answer: boolean }
  | { type: 'referral'; text: string }
  | { type: 'terms'; accepted: boolean }
  | { type: 'back' };

/** Query parameters with which another browser continues the registration. */
const carried = { step: 'step', referral: 'referral', language: 'language' } as const;

/**
 * The initial state: the first step, or the step of an address that another browser passed on. The
 * acceptance of the terms is never passed on.
 * @param prefilled Upline of the link, `null` without one.
 * @param search The address's query.
 */
export function startAccess(prefilled: string | null, search = ''): AccessFlow {
  const query = new URLSearchParams(search);
  const isLocked = prefilled !== null;
  const referral = prefilled ?? query.get(carried.referral) ?? '';
  const flow = { referral, isLocked, hasAccepted: false };
  switch (query.get(carried.step)) {
    case 'signup':
      return { ...flow, step: isLocked ? 'referralInput' : 'signup' };
    case 'referralInput':
      return { ...flow, step: 'referralInput' };
    case 'directReferral': {
      const isKnown = referral === '' || parseUpline(referral) !== null;
      return { ...flow, step: isKnown ? 'directReferral' : 'referralInput' };
    }
    default:
      return { ...flow, step: 'register' };
  }
}

/**
 * The address at which another browser continues, in the same language.
 * @param href The current address; its link's upline stays in it.
 */
export function carryAccess(
  href: string,
  { step, referral, isLocked }: AccessFlow,
  language: string,
): string {
  const address = new URL(href);
  const { searchParams: query } = address;
  for (const name of Object.values(carried)) query.delete(name);
  if (step !== 'register') query.set(carried.step, step);
  if (!isLocked && referral !== '') query.set(carried.referral, referral);
  if (language !== 'en') query.set(carried.language, language);
  return address.href;
}

/** The previous step, `null` before the first. A link with an upline skips `signup`. */
export function previousStep({ step, referral, isLocked }: AccessFlow): AccessStep | null {
  switch (step) {
    case 'register':
      return null;
    case 'signup':
      return 'register';
    case 'referralInput':
      return isLocked ? 'register' : 'signup';
    case 'directReferral':
      return referral === '' ? 'signup' : 'referralInput';
  }
}

export function advanceAccess(flow: AccessFlow, said: AccessAnswer): AccessFlow {
  switch (said.type) {
    case 'noId':
      return { ...flow, step: flow.isLocked ? 'referralInput' : 'signup' };
    case 'hasUpline':
      return said.answer
        ? { ...flow, step: 'referralInput' }
        : { ...flow, step: 'directReferral', referral: '' };
    case 'referral':
      return { ...flow, step: 'directReferral', referral: said.text };
    case 'terms':
      return { ...flow, hasAccepted: said.accepted };
    case 'back':
      return { ...flow, step: previousStep(flow) ?? flow.step };
  }
}
