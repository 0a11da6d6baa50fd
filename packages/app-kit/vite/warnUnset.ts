import type { Plugin } from 'vite';

/** Without these the app opens, but nobody can buy or read the chain. */
const variables = ['VITE_UPLINE_REGISTRY', 'VITE_PUBLIC_RPC_URL'];

/** Prints a prominent warning if the app is built without a chain. */
export function warnUnset(): Plugin {
  return {
    name: 'upline:warn-unset',
    apply: 'build',
    configResolved({ env, logger }) {
      const unset = variables.filter((name) => !env[name]);
      if (unset.length === 0) return;
      logger.warn(
        `\n${'!'.repeat(80)}\nNOT FIT TO BE SERVED: this build knows no chain. Set ${unset.join(' and ')}; see docs/deploy.md.\n${'!'.repeat(80)}\n`,
      );
    },
  };
}
