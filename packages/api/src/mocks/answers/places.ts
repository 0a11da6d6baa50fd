import { enrolmentLifetime, enrolmentRenewal, type PlaceState, shownName } from '@upline/domain';
import type { ReplyData } from '../../contract.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';

export function placeAnswers(world: World): Pick<Answers, 'place' | 'signPlace' | 'askForPlace'> {
  const seconds = () => BigInt(Math.floor(world.now().getTime() / 1000));

  function stateOf(wallet: string): PlaceState {
    if (world.chain.isBound(wallet)) return 'recorded';
    const kept = world.places.of(wallet);
    if (!kept || kept.deadline <= seconds()) return 'unsigned';
    const { unsigned, isTooFar } = world.chain.recordable(wallet);
    if (isTooFar) return 'far';
    if (unsigned.length > 0) return 'waiting';
    return kept.deadline - seconds() < BigInt(enrolmentRenewal) ? 'expiring' : 'signed';
  }

  function placeOf(wallet: string): ReplyData<'place'> {
    const kept = world.places.of(wallet);
    const state = stateOf(wallet);
    const lapse = state === 'unsigned' ? world.places.lapseOf(wallet) : undefined;
    const [waitingFor] = world.chain.isBound(wallet) ? [] : world.chain.recordable(wallet).unsigned;
    return {
      state,
      sponsor: world.display(world.chain.sponsorOf(wallet)),
      deadline: (seconds() + BigInt(enrolmentLifetime)).toString(),
      signedUntil: kept ? new Date(Number(kept.deadline) * 1000).toISOString() : null,
      waitingFor: waitingFor ? world.display(waitingFor) : '',
      ...(lapse && { lapse }),
    };
  }

  return {
    place: (_input, { caller }) => placeOf(caller().wallet),
    signPlace({ body }, { caller }) {
      const { wallet } = caller();
      const deadline = BigInt(body.deadline);
      if (world.chain.isBound(wallet)) return placeOf(wallet);
      const askers = world.places.sign(wallet, {
        sponsor: body.sponsor,
        deadline,
        signature: body.signature,
      });
      const name = shownName(world.memberByWallet(wallet)?.name);
      const facts = { kind: 'placeSigned', name, wallet: world.display(wallet) } as const;
      for (const one of askers) world.notifications.write(one, { facts });
      return placeOf(wallet);
    },
    askForPlace(_input, { caller }) {
      const { wallet } = caller();
      const unsigned = world.chain.isBound(wallet) ? [] : world.chain.recordable(wallet).unsigned;
      const asked = unsigned.filter((one) => world.places.ask(wallet, one));
      const name = shownName(world.memberByWallet(wallet)?.name);
      const facts = { kind: 'placeAsked', name, wallet: world.display(wallet) } as const;
      for (const one of asked) world.notifications.count(one, facts);
      return { asked: asked.map(world.display) };
    },
  };
}
