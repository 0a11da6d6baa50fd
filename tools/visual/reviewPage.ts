export const reviewStyle = `body { font: 15px/1.5 system-ui; margin: 24px; color-scheme: light dark }
#filters { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: 16px; padding-block: 12px; background: Canvas; border-block-end: 1px solid }
section { border-block-end: 1px solid; padding-block: 24px }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; margin-block: 12px }
figure { margin: 0 } img { max-inline-size: 100%; border: 1px solid }
textarea { display: block; inline-size: min(640px, 100%); font: inherit } button { font: inherit; padding: 8px 16px }`;

function review(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('section')];
  const filters = document.querySelector<HTMLFormElement>('#filters');
  const shown = document.querySelector('#shown');
  const isServed = location.protocol.startsWith('http');
  document.querySelector('#unserved')?.toggleAttribute('hidden', isServed);

  function filter(): void {
    if (!filters || !shown) return;
    const { words = '', ...asked } = Object.fromEntries(new FormData(filters)) as Record<string, string>;
    for (const section of sections) {
      const says = section.querySelector('h2')?.textContent?.toLowerCase() ?? '';
      const fits = Object.entries(asked).every(([name, value]) => !value || section.dataset[name] === value);
      section.hidden = !fits || !says.includes(words.toLowerCase());
    }
    shown.textContent = `${sections.filter(({ hidden }) => !hidden).length} of ${sections.length}`;
  }

  async function judge(event: SubmitEvent, section: HTMLElement): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const verdict = (event.submitter as HTMLButtonElement).value;
    const note = String(new FormData(form).get('note') ?? '').trim();
    const standing = section.querySelector('.standing');
    if (verdict === 'rejected' && !note) {
      if (standing) standing.textContent = 'Say in the note what to change.';
      form.querySelector('textarea')?.focus();
      return;
    }
    const reply = await fetch('/verdicts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key: section.dataset.key,
        verdict: { verdict, note, picture: section.dataset.picture },
      }),
    }).catch(() => null);
    if (standing)
      standing.textContent = reply?.ok ? verdict : 'This was not saved. Is the review still served?';
    if (reply?.ok) section.dataset.standing = verdict;
  }

  for (const section of sections) {
    const form = section.querySelector('form');
    for (const control of form?.querySelectorAll('button, textarea') ?? []) {
      control.toggleAttribute('disabled', !isServed);
    }
    form?.addEventListener('submit', (event) => void judge(event, section));
  }
  filters?.addEventListener('input', filter);
  filters?.addEventListener('submit', (event) => event.preventDefault());
  filter();
}

/** Script of the review page: filters, and verdicts sent to the server. */
export const reviewScript = `(${review})()`;
