import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { fieldParts } from './conformance/fieldParts.tsx';
import { hasRing, inForcedColours, keepsItsShape, pressTab, shapesIn } from './conformance/forcedColours.ts';
import { overlayParts } from './conformance/overlayParts.tsx';
import type { Passed } from './conformance/part.ts';
import { Stage, stage } from './conformance/Stage.tsx';
import { shownParts } from './conformance/shownParts.tsx';
import { workedParts } from './conformance/workedParts.tsx';
import { Stack } from './stack/Stack.tsx';

const files = import.meta.glob(['./*/*.tsx', '!./*/*.stories.tsx', '!./conformance/*']);

/** Folders whose components are tested elsewhere, with the reason. */
const elsewhere: Record<string, string> = {
  field: 'the frame of TextField, TextArea, SearchField, Select and the groups',
  'short-text': 'a long value cut for the eye, which only passes on what a span has',
  shortcuts: 'keys of the whole page, which draw nothing',
  'file-trigger': 'an input out of sight: the button it is given is the part; DropZone has one',
};

const keyboardParts = { ...workedParts, ...fieldParts };
const ref = fn();

function passedTo(name: string): Passed {
  return {
    className: `probe-${name.replace('/', '-')}`,
    'data-probe': name,
    ref: (element) => element && ref(element),
  };
}

const focused = () => document.activeElement as HTMLElement | null;

async function expectPassedOn(name: string) {
  const element = await waitFor(() => {
    const found = document.querySelector(`[data-probe="${name}"]`);
    expect(found, `${name} passes data attributes on`).not.toBeNull();
    return found;
  });
  await expect(element, `${name} keeps its own class beside the caller's`).toHaveClass(
    `probe-${name.replace('/', '-')}`,
  );
  const reached = ref.mock.calls.map(([given]) => given);
  await expect(reached, `${name} gives its element to the ref`).toContain(element);
  return element;
}

/** Every primitive passes `className`, `data-*` and `ref` to its element. */
const meta = {
  title: 'Primitives/Conformance',
  tags: ['!autodocs', '!dev'],
  render: () => <Stage />,
  beforeEach: () => {
    ref.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stories below cover every primitive. */
export const Complete: Story = {
  play: async () => {
    const components = Object.keys(files).map((path) => path.slice(2, -'.tsx'.length));
    const covered = [shownParts, keyboardParts, overlayParts].flatMap(Object.keys);
    await expect(
      covered.filter((name) => !components.includes(name)),
      'parts that are no more',
    ).toEqual([]);
    const folders = new Set(components.map((name) => name.split('/')[0] ?? ''));
    const seen = new Set([...covered.map((name) => name.split('/')[0]), ...Object.keys(elsewhere)]);
    await expect(
      [...folders].filter((folder) => !seen.has(folder)),
      'primitives without a part',
    ).toEqual([]);
  },
};

/** Every primitive without an overlay on one page, for axe. */
export const Everything: Story = {
  render: () => (
    <Stack>
      {Object.entries(shownParts).map(([name, draw]) => (
        <div key={name} data-cell={name}>
          {draw(passedTo(name))}
        </div>
      ))}
      {Object.entries(keyboardParts).map(([name, { draw }]) => (
        <div key={name} data-cell={name}>
          {draw(passedTo(name), () => {})}
        </div>
      ))}
    </Stack>
  ),
  play: async () => {
    for (const name of Object.keys({ ...shownParts, ...keyboardParts })) await expectPassedOn(name);
  },
};

/** Tab reaches every interactive primitive, and its keys work. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText');
    for (const [name, { draw, keys }] of Object.entries(keyboardParts)) {
      const act = fn();
      write.mockReset().mockImplementation(async () => act());
      stage(<div key={name}>{draw(passedTo(name), act)}</div>);
      const part = await waitFor(() => {
        const element = document.querySelector(`[data-probe="${name}"]`);
        expect(element, name).not.toBeNull();
        return element?.closest('[data-stage]');
      });
      canvas.getByRole('button', { name: 'Before' }).focus();
      await userEvent.tab();
      await expect(part?.contains(document.activeElement), `Tab reaches ${name}`).toBe(true);
      for (const [index, key] of keys.entries()) {
        await userEvent.keyboard(key);
        await expect(act, `${name} answers to “${key}”`).toHaveBeenCalledTimes(index + 1);
      }
    }
  },
};

/** Tests every overlay in sequence. */
export const Overlays: Story = {
  play: async ({ canvas, userEvent, toasts }) => {
    for (const [name, { draw, open, keys }] of Object.entries(overlayParts)) {
      const act = fn();
      stage(<div key={name}>{draw(passedTo(name), act)}</div>);
      if (typeof open === 'string') {
        const trigger = await waitFor(() => {
          const button = document.querySelector('[data-stage] button');
          expect(button, name).not.toBeNull();
          return button;
        });
        (await canvas.findByRole('button', { name: 'Before' })).focus();
        await userEvent.tab();
        await expect(trigger, name).toHaveFocus();
        if (open) await userEvent.keyboard(open);
      } else open?.(toasts);
      const overlay = await expectPassedOn(name);
      if (keys.length > 0) {
        await waitFor(() => expect(overlay, `${name} takes the focus`).toContainElement(focused()));
      }
      for (const [index, key] of keys.entries()) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(act, `${name} answers to “${key}”`).toHaveBeenCalledTimes(index + 1));
      }
      stage(null);
      await waitFor(() => expect(document.querySelector(`[data-probe="${name}"]`)).toBeNull());
    }
  },
};

const cellOf = (element: Element | null) => element?.closest('[data-cell]');
const nameOf = (element: Element | null) => cellOf(element)?.getAttribute('data-cell') ?? '';

/** In forced colours every shape keeps an edge, and focus stays visible. */
export const ForcedColours: Story = {
  render: Everything.render,
  play: async ({ canvasElement }) => {
    const shapes = shapesIn(canvasElement);
    await expect(shapes.length).toBeGreaterThan(10);
    await inForcedColours(async () => {
      const lost = shapes.filter((shape) => !keepsItsShape(shape)).map(nameOf);
      await expect(lost, 'shapes that are lost').toEqual([]);
      const ringed = new Set<string>();
      while (document.activeElement === document.body || cellOf(document.activeElement)) {
        await pressTab();
        const cell = cellOf(document.activeElement);
        if (!cell) break;
        if ([cell, ...cell.querySelectorAll('*')].some(hasRing)) ringed.add(nameOf(cell));
      }
      const missing = Object.keys(keyboardParts).filter((name) => !ringed.has(name));
      await expect(missing, 'parts without a ring').toEqual([]);
    });
  },
};
