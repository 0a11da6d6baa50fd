import { changedClock } from './changedClock.ts';
import { changedFetch } from './changedReplies.ts';
import { linkTo, type QaSettings, readSettings, usual, writeSettings } from './qaSettings.ts';

/** Where a tab keeps the settings between its pages. */
const kept = 'uplineQa';

const languageKey = 'language';

/** What the address says comes first, and is kept for the pages that follow. */
function settingsOfTab(): QaSettings {
  const said = new URLSearchParams(location.search).get('qa');
  if (said !== null) sessionStorage.setItem(kept, said);
  return readSettings(sessionStorage.getItem(kept) ?? '');
}

const choices = (name: string, label: string, options: readonly (readonly [string, string])[], now: string) =>
  `<label>${label}<select name="${name}">${options
    .map(([value, words]) => `<option value="${value}"${value === now ? ' selected' : ''}>${words}</option>`)
    .join('')}</select></label>`;

const look = `:host { position: fixed; inset-block-end: 8px; inset-inline-start: 8px; z-index: 2147483647; font: 13px/1.5 system-ui }
details { background: Canvas; color: CanvasText; border: 1px solid; padding: 4px 8px }
form, label { display: grid; gap: 4px } form { gap: 8px; padding-block: 8px }
select, input, button { font: inherit }`;

function formOf({ network, lists, days }: QaSettings, language: string): string {
  return `<style>${look}</style><details><summary>QA${writeSettings({ network, lists, days }) ? ' · changed' : ''}</summary><form>
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
<span role="status"></span>
<a href="http://localhost:6006/?path=/docs/start-state-matrix--docs">Any state of any screen: Storybook</a>
<span>More members: <code>pnpm chain grow 60</code></span></form></details>`;
}

/** Opens a page again with settings. */
function reopen(settings: QaSettings): void {
  sessionStorage.setItem(kept, writeSettings(settings));
  // Without what the address says, which would come first.
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
  shadow.querySelector('[name="copy"]')?.addEventListener('click', async () => {
    const link = linkTo(location.href, settings);
    const status = shadow.querySelector('[role="status"]');
    const copied = await navigator.clipboard.writeText(link).then(
      () => 'Copied',
      () => link,
    );
    if (status) status.textContent = copied;
  });
}

const settings = settingsOfTab();
if (settings.network !== 'usual' || settings.lists !== 'usual') {
  window.fetch = changedFetch(settings, window.fetch.bind(window));
}
if (settings.days !== 0) window.Date = changedClock(settings.days, Date);
show(settings);
