import type { Ports } from '../../../tools/stack/ports.ts';

/** Where the stack of this run of journeys stands; the configuration has chosen it. */
export function journeyPorts(): Ports {
  const { web, api, rpc } = JSON.parse(process.env.UPLINE_JOURNEY_PORTS ?? '{}');
  if (!web || !api || !rpc) throw new Error('UPLINE_JOURNEY_PORTS names no ports.');
  return { web, api, rpc };
}

/** Where this run keeps its chain, its database and its addresses. */
export const dataFolderVariable = 'UPLINE_JOURNEY_DATA_DIR';
