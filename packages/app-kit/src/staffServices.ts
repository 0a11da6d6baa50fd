import type { AppServices } from './appServices.ts';
import { newDemoOption } from './wallet/options/walletOptionId.ts';

/** The members' services for staff, without the demo wallet's option for a new member. */
export function staffServices(services: AppServices): AppServices {
  const options: AppServices['wallet']['options'] = async () =>
    (await services.wallet.options()).filter(({ id }) => id !== newDemoOption);
  const wallet = { ...services.wallet, options };
  return { ...services, wallet, ports: { ...services.ports, wallet } };
}
