interface ImportMetaEnv {
  /** Set in local mode only; enables the demo wallet. Always empty in a production build. */
  readonly VITE_UPLINE_LOCAL?: string;
  /** Number of the block that the chain was forked at; set on a fork only. */
  readonly VITE_UPLINE_FORK_BLOCK?: string;
  /** Address of the registry that this build trusts. */
  readonly VITE_UPLINE_REGISTRY?: string;
  /** The chain's node URLs for browsers. */
  readonly VITE_PUBLIC_RPC_URL?: string;
  /** The build's name. */
  readonly VITE_UPLINE_BUILD?: string;
  /** Path of the bundled packages' licences. */
  readonly VITE_UPLINE_LICENCES?: string;
  /** The operator's WalletConnect project id; without it the option is hidden. */
  readonly VITE_WALLETCONNECT_PROJECT_ID?: string;
  /** URL of the members' external chat; without it the menu hides the entry. */
  readonly COMMUNITY_URL?: string;
  /** URL of the landing site to return to from a referral link; /login by default. */
  readonly LANDING_URL?: string;
}
