export const defaultPorts = { web: 5173, desk: 5174, api: 8787, rpc: 8545 } as const;

/** The environment variables that change the ports. */
export const portVariables = {
  web: 'UPLINE_WEB_PORT',
  desk: 'UPLINE_DESK_PORT',
  api: 'UPLINE_API_PORT',
  rpc: 'UPLINE_RPC_PORT',
} as const;

export type PortName = keyof typeof portVariables;

/**
 * The port set in the environment, else the default.
 * @throws Error that names the variable if its value is no port.
 */
export function portOf(name: PortName, environment: Readonly<Record<string, string | undefined>>): number {
  const variable = portVariables[name];
  const text = environment[variable];
  const port = text ? Number(text) : defaultPorts[name];
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${variable} must be a port between 1 and 65535, not ${text}.`);
}
