import type { RouteName } from '@upline/api';
import { contract } from '@upline/api/contract';

/** Holds a reply against the contract. Development only: a server that drifts shows at once. @throws ZodError */
export function checkReply(name: RouteName, body: unknown): void {
  contract[name].reply.parse(body);
}
