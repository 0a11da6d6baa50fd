import { type Key, Rect, Size } from 'react-aria-components';
import { beforeEach, expect, test } from 'vitest';
import { RowLayout } from './RowLayout.ts';

let counted: number;
let layout: RowLayout;

/** A collection like React Aria's: each row has an extra node for its content. */
function rows(count: number) {
  return {
    *[Symbol.iterator]() {
      counted += 1;
      for (let index = 0; index < count; index++) {
        yield { type: 'item', key: `row ${index}` };
        yield { type: 'content', key: `content ${index}` };
      }
    },
  };
}

function show(collection: unknown, persistedKeys: readonly Key[] = []) {
  const virtualizer = { collection, size: new Size(300, 600), persistedKeys: new Set(persistedKeys) };
  layout.virtualizer = virtualizer as unknown as RowLayout['virtualizer'];
  layout.update({ layoutOptions: { rowSize: 50 } });
}

const keysIn = (top: number, height = 100) =>
  layout.getVisibleLayoutInfos(new Rect(0, top, 300, height)).map(({ key }) => key);

beforeEach(() => {
  counted = 0;
  layout = new RowLayout();
});

test('finds visible rows by position and does not iterate the others while scrolling', () => {
  show(rows(10_000));
  expect(layout.getContentSize()).toEqual(new Size(300, 500_000));
  expect(keysIn(0)).toEqual(['row 0', 'row 1', 'row 2']);
  expect(keysIn(275)).toEqual(['row 5', 'row 6', 'row 7']);
  for (let top = 0; top < 500_000; top += 5000) keysIn(top);
  expect(keysIn(499_950)).toEqual(['row 9999']);
  expect(layout.getLayoutInfo('row 9')?.rect).toEqual(new Rect(0, 450, 300, 50));
  expect(counted).toBe(1);
});

test('keeps the focused row in the document, in order', () => {
  show(rows(10_000), ['row 2', 'row 100', 'gone']);
  expect(keysIn(500)).toEqual(['row 2', 'row 10', 'row 11', 'row 12', 'row 100']);
});

test('iterates again when the rows change', () => {
  show(rows(2));
  show(rows(3));
  expect(keysIn(0, 600)).toEqual(['row 0', 'row 1', 'row 2']);
  expect([layout.getLayoutInfo('row 3'), counted]).toEqual([null, 2]);
});
