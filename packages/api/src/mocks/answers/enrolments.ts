import { type EnrolmentState, enrolmentLifetime, enrolmentRenewal, shownName } from '@upline/domain';
import type { ReplyData } from '../../contract.ts';
import type { Answers } from '../call.ts';
import type { MockBackend } from '../mockBackend.ts';

export function enrolmentAnswers(backend: MockBackend) {
  const seconds = () => BigInt(Math.floor(backend.now().getTime() / 1000));

  function stateOf(wallet: string): EnrolmentState {
    if (backend.chain.isBound(wallet)) return 'recorded';
    const kept = backend.places.of(wallet);
    if (!kept || kept.deadline <= seconds()) return 'unsigned';
    const { unsigned, isTooFar } = backend.chain.recordable(wallet);
    if (isTooFar) return 'far';
    if (unsigned.length > 0) return 'waiting';
    return kept.deadline - seconds() < BigInt(enrolmentRenewal) ? 'expiring' : 'signed';
  }

  function placeOf(wallet: string): ReplyData<'place'> {
    const kept = backend.places.of(wallet);
    const state = stateOf(wallet);
    const lapse = state === 'unsigned' ? backend.places.lapseOf(wallet) : undefined;
    const [waitingFor] = backend.chain.isBound(wallet) ? [] : backend.chain.recordable(wallet).unsigned;
    return {
      state,
      sponsor: backend.display(backend.chain.sponsorOf(wallet)),
      deadline: (seconds() + BigInt(enrolmentLifetime)).toString(),
      signedUntil: kept ? new Date(Number(kept.deadline) * 1000).toISOString() : null,
      waitingFor: waitingFor ? backend.display(waitingFor) : '',
      ...(lapse && { lapse }),
    };
  }

  return {
    place: (_input, { caller }) => placeOf(caller().wallet),
    signPlace({ body }, { caller }) {
      const { wallet } = caller();
      const deadline = BigInt(body.deadline);
      if (backend.chain.isBound(wallet)) return placeOf(wallet);
      const askers = backend.places.sign(wallet, {
        sponsor: body.sponsor,
        deadline,
        signature: body.signature,
      });
      const name = shownName(backend.memberByWallet(wallet)?.name);
      const facts = { kind: 'placeSigned', name, wallet: backend.display(wallet) } as const;
      for (const one of askers) backend.notifications.write(one, { facts });
      return placeOf(wallet);
    },
    askForPlace(_input, { caller }) {
      const { wallet } = caller();
      const unsigned = backend.chain.isBound(wallet) ? [] : backend.chain.recordable(wallet).unsigned;
      const asked = unsigned.filter((one) => backend.places.ask(wallet, one));
      const name = shownName(backend.memberByWallet(wallet)?.name);
      const facts = { kind: 'placeAsked', name, wallet: backend.display(wallet) } as const;
      for (const one of asked) backend.notifications.count(one, facts);
      return { asked: asked.map(backend.display) };
    },
  } satisfies Answers;
}
