import { ApiError, type Client, type RouteName } from '@upline/api';

/** Carries out the first call of a route and drops its reply. */
export function loseReply(client: Client, name: RouteName): void {
  const { call } = client;
  let isLost = false;
  const losing = async (...asked: Parameters<Client['call']>) => {
    const reply = await call(...asked);
    if (asked[0] !== name || isLost) return reply;
    isLost = true;
    throw new ApiError(0, null);
  };
  client.call = losing as Client['call'];
}
