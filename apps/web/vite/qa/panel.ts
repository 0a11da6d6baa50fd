import { changedClock } from './changedClock.ts';
import { changedFetch } from './changedReplies.ts';
import { linkTo, type QaSettings, readSettings, usual, writeSettings } from './qaSettings.ts';

/** Session storage key of a tab's settings. */
const kept = 'uplineQa';

const languageKey = 'language';

/**
 * Settings from the address take precedence and are stored for later pages; a language is stored as
 * if chosen here.
 */
function settingsOfTab(): QaSettings {
  const said = new URLSearchParams(location.search).get('qa');
  if (said !== null) {
    const { language, ...others } = readSettings(said);
    if (language !== usual.language) localStorage.setItem(languageKey, language);
    sessionStorage.setItem(kept, writeSettings({ ...others, language: usual.language }));
  }
  return readSettings(sessionStorage.getItem(kept) ?? '');
}

/** The page's address with settings, in the current language. */
const linkHere = (settings: QaSettings) =>
  linkTo(location.href, readSettings(`${writeSettings(settings)};language:${document.documentElement.lang}`));

/** Storybook’s list of the states of the current screen. */
const statesAt = ({ pathname }: Location) =>
  `http://localhost:6006/?path=/story/start-state-index--all-states&args=at:${pathname.split('/').filter(Boolean).join('+')}`;

const choices = (name: string, label: string, options: readonly (readonly [string, string])[], now: string) =>
  `<label>${label}<select name="${name}">${options
    .map(([value, words]) => `<option value="${value}"${value === now ? ' selected' : ''}>${words}</option>`)
    .join('')}</select></label>`;

const look = `:host { position: fixed; inset-block-end: 8px; inset-inline-start: 8px; z-index: 2147483647; font: 13px/1.5 system-ui }
details { background: Canvas; color: CanvasText; border: 1px solid; padding: 4px 8px }
form, label { display: grid; gap: 4px } form { gap: 8px; padding-block: 8px }
select, input, button { font: inherit }`;

function formOf(settings: QaSettings, language: string): string {
  const { network, lists, days } = settings;
  return `<style>${look}</style><details><summary>QA${writeSettings(settings) ? ' · changed' : ''}</summary><form>
${choices(
  'network',
  'Server',
  [
    ['usual', 'as it is'],
    ['slow', 'slow: 2 s an answer'],
    ['failing', 'failing: 500'],
    ['offline', 'not reached'],
  ],
  network,
)}
${choices(
  'lists',
  'Lists',
  [
    ['usual', 'as they are'],
    ['empty', 'empty'],
  ],
  lists,
)}
<label>Days ahead <input name="days" type="number" value="${days}"></label>
${choices(
  'language',
  'Language',
  [
    ['en', 'English'],
    ['es', 'Español'],
    ['ar', 'العربية'],
  ],
  language,
)}
<button>Apply</button><button type="button" name="reset">As usual</button><button type="button" name="copy">Copy a link to this</button>
<label>Members <input name="members" type="number" min="1" max="500" value="60"></label><button type="button" name="grow">Grow the network</button>
<span role="status"></span>
<a name="states" target="_blank">Every state of this screen</a>
<a href="http://localhost:6006/?path=/docs/start-state-matrix--docs" target="_blank">Any state of any screen</a></form></details>`;
}

function reopen(settings: QaSettings): void {
  sessionStorage.setItem(kept, writeSettings(settings));
  // Without the settings in the address, which would take precedence.
  const page = linkTo(location.href, usual);
  if (page === location.href) location.reload();
  else location.replace(page);
}

function show(settings: QaSettings): void {
  const host = document.createElement('aside');
  host.setAttribute('aria-label', 'QA');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = formOf(settings, localStorage.getItem(languageKey) ?? 'en');
  document.body.append(host);

  const form = shadow.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const said = Object.fromEntries(new FormData(form)) as Record<string, string>;
    localStorage.setItem(languageKey, said.language ?? 'en');
    reopen(readSettings(`network:${said.network};lists:${said.lists};days:${said.days}`));
  });
  shadow.querySelector('[name="reset"]')?.addEventListener('click', () => reopen(usual));
  const say = (words: string) => shadow.querySelector('[role="status"]')?.replaceChildren(words);
  shadow.querySelector('[name="copy"]')?.addEventListener('click', async () => {
    const link = linkHere(settings);
    const copied = await navigator.clipboard.writeText(link).then(
      () => 'Copied',
      () => link,
    );
    say(copied);
  });
  shadow.querySelector('[name="grow"]')?.addEventListener('click', async () => {
    say('Growing the network by real transactions. This takes a while.');
    const body = JSON.stringify({ members: Number(new FormData(form ?? undefined).get('members')) });
    const headers = { 'content-type': 'application/json' };
    const reply = await ask('/__qa/members', { method: 'POST', headers, body }).catch(() => null);
    say(reply?.ok ? 'Done: open the page again.' : `Not done. ${(await reply?.text()) ?? ''}`);
  });
  // The app navigates without reloading this panel.
  const states = shadow.querySelector<HTMLAnchorElement>('[name="states"]');
  const point = () => states && Object.assign(states, { href: statesAt(location) });
  shadow.querySelector('details')?.addEventListener('toggle', point);
  states?.addEventListener('click', point);
}

/** The original `fetch`, for the panel's own requests. */
const ask = window.fetch.bind(window);

const settings = settingsOfTab();
if (settings.network !== 'usual' || settings.lists !== 'usual') {
  window.fetch = changedFetch(settings, ask);
}
if (settings.days !== 0) window.Date = changedClock(settings.days, Date);
show(settings);
