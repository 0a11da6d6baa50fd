import { getAddress } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { checksummed } from '../../platform/http/checksummed.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { termsToAcceptBy } from '../members/terms.ts';
import { createReferrerLookup } from './referrerLookup.ts';
import type { SponsorChain } from './sponsorChain.ts';

/** The public part of an upline: the nearest recorded sponsor and no member below. */
function recordedPart(line: SponsorChain): SponsorChain {
  const sponsor = line.enrolments[0]?.sponsor ?? line.sponsor;
  return { ...line, own: null, registered: sponsor, sponsor, enrolments: [], unsigned: [], isTooFar: false };
}

/** The referrer that a purchase must name. Spec §7. */
export function referrerHandler(parts: { db: Db; chain: ChainContext }): Pick<Handlers, 'referrer'> {
  const { db } = parts;
  const lookUpReferrer = createReferrerLookup(parts);
  return {
    async referrer({ params: { wallet, position } }, { session }) {
      const isOwn = wallet === session.wallet;
      const [{ referrer, isDirect, line: whole }, termsToAccept] = await Promise.all([
        lookUpReferrer(wallet, position),
        isOwn ? termsToAcceptBy(db, wallet) : '',
      ]);
      const line = isOwn ? whole : recordedPart(whole);
      return {
        referrer: getAddress(referrer),
        isDirect,
        sponsor: getAddress(line.sponsor),
        isBound: line.isBound,
        termsToAccept,
        registered: getAddress(line.registered),
        waitingFor: checksummed(line.unsigned[0] ?? null),
        isTooFar: line.isTooFar,
        enrolments: line.enrolments.map(({ member, sponsor, deadline, signature }) => ({
          member: getAddress(member),
          sponsor: getAddress(sponsor),
          deadline: deadline.toString(),
          signature,
        })),
      };
    },
  };
}
