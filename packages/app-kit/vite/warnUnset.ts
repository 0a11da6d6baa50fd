import type { Plugin } from 'vite';

/** Without these the app opens, and nobody can buy in it or see what is on the chain. */
const variables = ['VITE_UPLINE_REGISTRY', 'VITE_PUBLIC_RPC_URL'];

/** Says, louder than a build says anything else, that an app is being built that knows no chain. */
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
