import { createServer } from 'node:net';
import { type PortName, portOf, portVariables } from '@upline/domain';
import { freePort } from '../freePort.ts';

export type Ports = Readonly<Record<PortName, number>>;

/**
 * The ports that the environment asks for, else the usual ones.
 * @throws Error that names the variable when its value is no port.
 */
export function portsFrom(environment: NodeJS.ProcessEnv): Ports {
  return {
    web: portOf('web', environment),
    desk: portOf('desk', environment),
    api: portOf('api', environment),
    rpc: portOf('rpc', environment),
  };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** @throws Error that names every port that is taken and the variable that moves it. */
export async function requireFree(ports: Ports): Promise<void> {
  const names = Object.keys(portVariables) as PortName[];
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  const taken = names.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const lines = taken.map(
    (name) => `Port ${ports[name]} is taken. Move it: ${portVariables[name]}=${ports[name] + 1}`,
  );
  throw new Error(lines.join('\n'));
}

/** Ports that are free at this moment, for a stack that stands beside others. */
export async function freePorts(): Promise<Ports> {
  const [web, desk, api, rpc] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  return { web, desk, api, rpc };
}
