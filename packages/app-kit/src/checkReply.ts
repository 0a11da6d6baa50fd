import type { RouteName } from '@upline/api';
import { contract } from '@upline/api/contract';

/**
 * Validates a reply against the contract. Development only, to expose a server that differs.
 * @throws ZodError
 */
export function checkReply(name: RouteName, body: unknown): void {
  contract[name].reply.parse(body);
}
