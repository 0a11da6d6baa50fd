/** Constants of a build, which its plugins set. */
interface ImportMetaEnv {
  /** The build's name. */
  readonly UPLINE_BUILD?: string;
  /** Path of the bundled packages' licences. */
  readonly UPLINE_LICENCES?: string;
  /** True if the build contains WalletConnect's library. */
  readonly UPLINE_HAS_WALLETCONNECT?: boolean;
}
