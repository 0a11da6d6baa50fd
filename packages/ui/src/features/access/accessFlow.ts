/** The steps of the access card. Spec §2. */
export type AccessStep = 'register' | 'signup' | 'referralInput' | 'directReferral';

/** Where a visitor stands in the card and what they have said so far. */
export interface AccessFlow {
  step: AccessStep;
  /** The upline they name, as typed; `''` for none. */
  referral: string;
  /** Whether a link has named the upline, so that they cannot change it. */
  isLocked: boolean;
  /** Whether they have ticked the terms. */
  hasAccepted: boolean;
}

/** What a visitor can say to the card. */
export type AccessAnswer =
  | { type: 'noId' }
  | { type: 'hasUpline'; answer: boolean }
  | { type: 'referral'; text: string }
  | { type: 'terms'; accepted: boolean }
  | { type: 'back' };

/** The card as it opens. @param prefilled The upline that the link names, `null` without one. */
export function startAccess(prefilled: string | null): AccessFlow {
  return { step: 'register', referral: prefilled ?? '', isLocked: prefilled !== null, hasAccepted: false };
}

/** The step before this one, `null` before the first. A link that names the upline has answered `signup`. */
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

/** The card after an answer. */
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
