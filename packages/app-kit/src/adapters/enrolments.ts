import type { EnrolmentsPort, SessionPort } from '@upline/ui/ports';
import type { Wallet } from '../wallet/engine.ts';

export interface EnrolmentsOptions {
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/** The member's enrolment; the code that signs it loads with the first call. */
export function createEnrolments(options: EnrolmentsOptions): EnrolmentsPort {
  return {
    async sign(place) {
      try {
        const { signPlace } = await import('../pools/signEnrolment.ts');
        return await signPlace(options, place);
      } catch {
        return { failure: { notice: { id: 'place.notKept' } } };
      }
    },
    async record(sponsor) {
      try {
        const { recordOwnEnrolment } = await import('../pools/signEnrolment.ts');
        return await recordOwnEnrolment(options, sponsor);
      } catch {
        return { notice: { id: 'toast.somethingWrong' } };
      }
    },
  };
}
