interface ImportMetaEnv {
  /** Set in local mode only: the demo wallet may be shown. Always empty in a production build. */
  readonly VITE_UPLINE_LOCAL?: string;
  /** The block that a fork begins at, in local mode on a fork. */
  readonly VITE_UPLINE_FORK_BLOCK?: string;
  /** The on-chain registry that this build trusts. */
  readonly VITE_UPLINE_REGISTRY?: string;
  /** The chain's RPC for browsers. */
  readonly VITE_PUBLIC_RPC_URL?: string;
  /** Which build this is. */
  readonly VITE_UPLINE_BUILD?: string;
  /** The path of the licences of a build's parts. */
  readonly VITE_UPLINE_LICENCES?: string;
  /** The operator's project with WalletConnect; without one its choice is hidden. */
  readonly VITE_WALLETCONNECT_PROJECT_ID?: string;
  /** The external chat of members; the menu hides its entry without one. */
  readonly COMMUNITY_URL?: string;
  /** The site that a visitor with a referral link came from; without one they go back to /login. */
  readonly LANDING_URL?: string;
}
