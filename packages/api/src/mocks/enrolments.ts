import { type enrolmentLapses, enrolmentMargin } from '@upline/domain';

/** A member's signature of their enrolment, as stored by the mocked server. */
export interface EnrolmentSignature {
  /** In lower case. */
  sponsor: string;
  /** Seconds. */
  deadline: bigint;
  signature: string;
}

type EnrolmentLapse = (typeof enrolmentLapses)[number];

/** The signatures of enrolments, and the requests for them. Wallets are in lower case. */
export type Places = ReturnType<typeof createEnrolments>;

const day = 24 * 60 * 60 * 1000;

export function createEnrolments(now: () => Date) {
  const signatures = new Map<string, EnrolmentSignature>();
  const lapses = new Map<string, EnrolmentLapse>();
  /** By member: the askers and the time of their last request. */
  const asked = new Map<string, Map<string, number>>();
  return {
    of: (wallet: string) => signatures.get(wallet),
    /** True if the stored signature is valid for long enough to be recorded by a purchase. */
    hasSigned(wallet: string) {
      const latest = BigInt(Math.floor(now().getTime() / 1000) + enrolmentMargin);
      return (signatures.get(wallet)?.deadline ?? 0n) > latest;
    },
    /** @returns The wallets that had requested the signature. */
    sign(wallet: string, signature: EnrolmentSignature) {
      signatures.set(wallet, signature);
      lapses.delete(wallet);
      const askers = [...(asked.get(wallet)?.keys() ?? [])];
      asked.delete(wallet);
      return askers;
    },
    /**
     * Invalidates a signature, as a smart wallet can, or an upgrade of the account that does not
     * confirm it.
     */
    withdraw(wallet: string, lapse: EnrolmentLapse = 'withdrawn') {
      if (signatures.delete(wallet)) lapses.set(wallet, lapse);
    },
    lapseOf: (wallet: string) => lapses.get(wallet),
    /**
     * Stores a request for a member's signature. @returns False if the asker has already asked within
     * a day.
     */
    ask(asker: string, wallet: string) {
      const askers = asked.get(wallet) ?? new Map<string, number>();
      const at = now().getTime();
      if (at - (askers.get(asker) ?? Number.NEGATIVE_INFINITY) < day) return false;
      asked.set(wallet, askers.set(asker, at));
      return true;
    },
  };
}
