/** An operator's settings of the apps. The server writes them into the page when it starts. */
export interface PageSettings {
  /** Address of the trusted registry; `''` if no deployment is set. */
  registry: string;
  /** The chain's nodes for browsers, in order of preference. */
  nodes: readonly string[];
  /** The members' external chat; without it the menu hides the entry. */
  communityUrl: string | null;
  /** The landing site to return to from a referral link; /login by default. */
  landingUrl: string | null;
  /** The operator's WalletConnect project; without it the option is hidden. */
  walletConnect: string | null;
  /** Set in development only, on a local chain or a fork. */
  local: { forkBlock: number | null } | null;
}

const metaName = 'upline-settings';

export const settingsSelector = `meta[name="${metaName}"]`;

export const noSettings: PageSettings = {
  registry: '',
  nodes: [],
  communityUrl: null,
  landingUrl: null,
  walletConnect: null,
  local: null,
};

/** Writes settings into the head of a page. An element that is no script needs no policy. */
export function withSettings(html: string, settings: PageSettings): string {
  const text = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace('</head>', () => `<meta name="${metaName}" content="${text}"></head>`);
}

/** @param text Content of the settings element; `undefined` if the page lacks the element. */
export function readSettings(text: string | undefined): PageSettings {
  return { ...noSettings, ...(text && JSON.parse(text)) };
}
