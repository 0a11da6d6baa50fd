/** Where the browser keeps things between visits, by the spec's own keys. Spec §4, §9. */
export const storageKeys = {
  token: 'token',
  authToken: 'authToken',
  userData: 'userData',
  walletData: 'walletData',
  /** The label of the wallet that was connected last, for the silent reconnect. */
  connectedWallet: 'connectedWallet',
  /** Texts that a member has begun and not sent. */
  drafts: 'drafts',
  /** What purchases and claims have asked wallets for, until it is known what became of it. */
  purchaseJournal: 'purchaseJournal',
  claimJournal: 'claimJournal',
  /** Whose signatures the chain refused in a purchase of this browser, and until when none of theirs is brought again. */
  refusedMembers: 'refusedMembers',
  /** The incident that the reader has dismissed, by its ID. */
  dismissedIncident: 'dismissedIncident',
  /** The language that the reader chose; none is English. */
  language: 'language',
  /** `off` where keys that are pressed alone do nothing; the staff's app alone has such. */
  singleKeys: 'singleKeys',
  /** The wallet, user and theme slices. */
  root: 'root',
} as const;
