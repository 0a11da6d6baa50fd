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

/** The initial state. @param prefilled Upline of the link, `null` without one. */
export function startAccess(prefilled: string | null): AccessFlow {
  return { step: 'register', referral: prefilled ?? '', isLocked: prefilled !== null, hasAccepted: false };
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
