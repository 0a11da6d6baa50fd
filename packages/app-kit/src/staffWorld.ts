import { newDemoOption } from './wallet/options/walletOptionId.ts';
import type { World } from './world.ts';

/** The members' services for staff, without the demo wallet's option for a new member. */
export function staffWorld(world: World): World {
  const options: World['wallet']['options'] = async () =>
    (await world.wallet.options()).filter(({ id }) => id !== newDemoOption);
  const wallet = { ...world.wallet, options };
  return { ...world, wallet, ports: { ...world.ports, wallet } };
}
