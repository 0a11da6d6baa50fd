import { createServer } from 'node:net';
import { type PortName, portOf, portVariables } from '@upline/domain';
import { shellWord } from '@upline/operate/shellWord';
import { freePort } from '../shared/freePort.ts';

export type Ports = Readonly<Record<PortName, number>>;

const names = Object.keys(portVariables) as PortName[];

const listed = new Intl.ListFormat('en');

/**
 * The ports from the environment, else the default ones.
 * @throws Error with the variable's name if its value is no port, or with both names if two are
 * equal.
 */
export function portsFrom(environment: NodeJS.ProcessEnv): Ports {
  const ports = {
    web: portOf('web', environment),
    desk: portOf('desk', environment),
    api: portOf('api', environment),
    rpc: portOf('rpc', environment),
  };
  for (const sharing of Map.groupBy(names, (name) => ports[name]).values()) {
    const [first] = sharing;
    if (!first || sharing.length === 1) continue;
    const variables = sharing.map((name) => portVariables[name]);
    throw new Error(`${listed.format(variables)} are the same port, ${ports[first]}. Each needs its own.`);
  }
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function takenOf(ports: Ports): Promise<PortName[]> {
  const free = await Promise.all(names.map((name) => isFree(ports[name])));
  return names.filter((_, index) => !free[index]);
}

/** Distance between the ports of two copies. */
const step = 10;

/**
 * Free ports some steps above the given ones, stable between starts; random free ports if none of
 * those is free.
 */
async function portsBeside({ web, desk, api, rpc }: Ports): Promise<Ports> {
  for (let by = step; by <= 20 * step; by += step) {
    const moved = { web: web + by, desk: desk + by, api: api + by, rpc: rpc + by };
    if (names.some((name) => moved[name] > 65_535)) break;
    if ((await takenOf(moved)).length === 0) return moved;
  }
  return freePorts();
}

/** The other parts of a start command. */
export interface Start {
  /** The data folder of a second copy. */
  dataDir: string;
  /** The command line, as typed in a shell. */
  command: string;
}

/** @throws Error with every taken port, and a command line that starts a copy on free ones. */
export async function requireFree(ports: Ports, { dataDir, command }: Start): Promise<void> {
  const taken = await takenOf(ports);
  if (taken.length === 0) return;
  const which = taken.map((name) => `${ports[name]} (${portVariables[name]})`);
  const beside = await portsBeside(ports);
  const settings = names.map((name) => `${portVariables[name]}=${beside[name]}`);
  throw new Error(
    `${taken.length === 1 ? 'Port' : 'Ports'} ${listed.format(which)} ${taken.length === 1 ? 'is' : 'are'} taken. ` +
      'End what uses it, or start beside it with data of its own:\n' +
      `${settings.join(' ')} UPLINE_DATA_DIR=${shellWord(dataDir)} ${command}`,
  );
}

/** Distinct free ports for a stack beside others. */
export async function freePorts(): Promise<Ports> {
  const found = new Set<number>();
  while (found.size < names.length) found.add(await freePort());
  const [web = 0, desk = 0, api = 0, rpc = 0] = found;
  return { web, desk, api, rpc };
}
