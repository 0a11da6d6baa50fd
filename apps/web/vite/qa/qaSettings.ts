/** The testers' panel settings for the app in this tab. */
export interface QaSettings {
  network: 'usual' | 'slow' | 'failing' | 'offline';
  lists: 'usual' | 'empty';
  /** Days by which the browser’s clock is ahead; negative if it is behind. */
  days: number;
  /** The language that a link opens the app in; `usual` keeps the current choice. */
  language: 'usual' | 'en' | 'es' | 'ar';
}

/** The default settings, which change nothing. */
export const usual: QaSettings = { network: 'usual', lists: 'usual', days: 0, language: 'usual' };

const networks = ['usual', 'slow', 'failing', 'offline'] as const;
const languages = ['usual', 'en', 'es', 'ar'] as const;

/**
 * The settings in an address or the tab's storage; missing and invalid values become the default.
 */
export function readSettings(text: string): QaSettings {
  const said = Object.fromEntries(text.split(';').map((part) => part.split(':'))) as Record<string, string>;
  const days = Number(said.days ?? 0);
  return {
    network: networks.find((word) => word === said.network) ?? usual.network,
    lists: said.lists === 'empty' ? 'empty' : usual.lists,
    days: Number.isFinite(days) ? days : usual.days,
    language: languages.find((word) => word === said.language) ?? usual.language,
  };
}

/** The settings as a query parameter; empty if nothing is changed. */
export function writeSettings(settings: QaSettings): string {
  return (Object.keys(usual) as (keyof QaSettings)[])
    .filter((name) => settings[name] !== usual[name])
    .map((name) => `${name}:${settings[name]}`)
    .join(';');
}

/** The address of a page with the settings, for pasting into a ticket. */
export function linkTo(page: string, settings: QaSettings): string {
  const url = new URL(page);
  const text = writeSettings(settings);
  if (text) url.searchParams.set('qa', text);
  else url.searchParams.delete('qa');
  return url.href;
}
