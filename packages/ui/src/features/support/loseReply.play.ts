import { ApiError, type Client, type RouteName } from '@upline/api';

/** Lets the first call of a name be carried out and its reply get lost on the way back. */
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
