/** What the panel for testers changes of the app in this tab. */
export interface QaSettings {
  network: 'usual' | 'slow' | 'failing' | 'offline';
  lists: 'usual' | 'empty';
  /** By how many days the browser’s clock is ahead; negative when it is behind. */
  days: number;
  /** The language that a link opens the app in; `usual` leaves what was chosen here. */
  language: 'usual' | 'en' | 'es' | 'ar';
}

/** Nothing is changed. */
export const usual: QaSettings = { network: 'usual', lists: 'usual', days: 0, language: 'usual' };

const networks = ['usual', 'slow', 'failing', 'offline'] as const;
const languages = ['usual', 'en', 'es', 'ar'] as const;

/**
 * The settings that an address or the tab's store says; what it does not say, or says wrongly, is as usual.
 * @example readSettings('network:slow;days:30') // { ...usual, network: 'slow', days: 30 }
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

/** The settings as an address says them; empty when nothing is changed. */
export function writeSettings(settings: QaSettings): string {
  return (Object.keys(usual) as (keyof QaSettings)[])
    .filter((name) => settings[name] !== usual[name])
    .map((name) => `${name}:${settings[name]}`)
    .join(';');
}

/** The address of a page with the settings, to be pasted into a ticket. */
export function linkTo(page: string, settings: QaSettings): string {
  const url = new URL(page);
  const text = writeSettings(settings);
  if (text) url.searchParams.set('qa', text);
  else url.searchParams.delete('qa');
  return url.href;
}
