/** The keys of local storage, as in the spec. Spec §4, §9. */
export const storageKeys = {
  token: 'token',
  authToken: 'authToken',
  userData: 'userData',
  walletData: 'walletData',
  /** The label of the last connected wallet, for the silent reconnect. */
  connectedWallet: 'connectedWallet',
  drafts: 'drafts',
  /** Pending wallet requests of purchases and claims, until their results are known. */
  purchaseJournal: 'purchaseJournal',
  claimJournal: 'claimJournal',
  /**
   * Members whose signatures the chain refused in a purchase of this browser, each with the time
   * until which they are not sent again.
   */
  refusedMembers: 'refusedMembers',
  /** The ID of the incident that the reader has dismissed. */
  dismissedIncident: 'dismissedIncident',
  /** The reader's language; English if absent. */
  language: 'language',
  /** `off` disables shortcuts of a single key; only the staff app has them. */
  singleKeys: 'singleKeys',
  /** The wallet, user and theme slices. */
  root: 'root',
} as const;
