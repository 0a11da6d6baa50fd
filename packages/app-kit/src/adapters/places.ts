import type { PlacesPort, SessionPort } from '@upline/ui/ports';
import type { Wallet } from '../wallet/engine.ts';

export interface PlacesOptions {
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/** The member's enrolment; the code that signs it loads with the first call. */
export function createPlaces(options: PlacesOptions): PlacesPort {
  return {
    async sign(place) {
      try {
        const { signPlace } = await import('../pools/signPlace.ts');
        return await signPlace(options, place);
      } catch {
        return { failure: { notice: { id: 'place.notKept' } } };
      }
    },
    async record(sponsor) {
      try {
        const { recordOwnPlace } = await import('../pools/signPlace.ts');
        return await recordOwnPlace(options, sponsor);
      } catch {
        return { notice: { id: 'toast.somethingWrong' } };
      }
    },
  };
}
