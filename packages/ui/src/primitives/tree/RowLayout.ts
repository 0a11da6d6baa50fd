import { type Key, Layout, LayoutInfo, Rect, Size } from 'react-aria-components';

interface Row {
  type: string;
  key: Key;
  index: number;
  /** The topmost rows have 0. */
  level: number;
  parentKey: Key | null;
}

/** Where in a tree a row stands: which line of it, and which part of that line. */
interface Spot {
  row: Row;
  line: number;
  column: number;
  /** How many rows the line has room for. */
  columns: number;
}

/** Rows side by side: those below another that have no rows of their own in sight. */
export interface SideBySide {
  /** How many share a line. */
  columns: number;
  /** How wide the tree must be for it, pixels. */
  from: number;
  /** How far a line is set in for each level, pixels; a third of the width at most. */
  indent: number;
  /** How far it stays from the end of the line, pixels. */
  end: number;
}

export interface RowLayoutOptions {
  /** How high each row is, pixels. */
  rowSize: number;
  sideBySide?: SideBySide | undefined;
}

/** Which line each row stands in. A row that is alone below another has a line to itself. */
function spotsOf(rows: readonly Row[], columns: number): Spot[] {
  let line = -1;
  let filled = columns;
  const families = Map.groupBy(rows, ({ parentKey }) => parentKey);
  return rows.map((row, index): Spot => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const isParent = after !== undefined && after.level > row.level;
    const isAlone = families.get(row.parentKey)?.length === 1;
    const isShared = columns > 1 && row.level > 0 && !isParent && !isAlone;
    if (!isShared) {
      line += 1;
      filled = columns;
      return { row, line, column: 0, columns: 1 };
    }
    if (filled >= columns || before?.parentKey !== row.parentKey) {
      line += 1;
      filled = 0;
    }
    filled += 1;
    return { row, line, column: filled - 1, columns };
  });
}

/**
 * Where rows of one height stand. React Aria's own layout counts through all rows again with every step of a scroll,
 * which ten thousand of them make felt; here a row's place is its line times its height.
 */
export class RowLayout extends Layout {
  #rows: readonly Row[] = [];
  #spots: readonly Spot[] = [];
  /** The first row of each line. */
  #lines: readonly number[] = [];
  #byKey: ReadonlyMap<Key, Spot> = new Map();
  #places = new Map<Key, LayoutInfo>();
  #collection: unknown = null;
  #rowSize = 0;
  #indent = 0;
  #end = 0;
  #columns = 1;
  #width = 0;

  override update({ layoutOptions }: { layoutOptions?: RowLayoutOptions }): void {
    const { virtualizer } = this;
    if (!virtualizer) return;
    const { collection, size } = virtualizer;
    const { rowSize, sideBySide } = layoutOptions ?? { rowSize: this.#rowSize };
    const columns = sideBySide && size.width >= sideBySide.from ? sideBySide.columns : 1;
    const isSame = collection === this.#collection;
    if (isSame && rowSize === this.#rowSize && size.width === this.#width && columns === this.#columns)
      return;
    if (!isSame) {
      // What a row shows is in the collection too, as a node of its own.
      const nodes = [...collection].filter(({ type }) => type !== 'content');
      this.#rows = nodes.map(({ type, key, level, parentKey }, index) => {
        return { type, key, index, level: level ?? 0, parentKey: parentKey ?? null };
      });
    }
    if (!isSame || columns !== this.#columns) {
      this.#spots = spotsOf(this.#rows, columns);
      this.#byKey = new Map(this.#spots.map((spot) => [spot.row.key, spot]));
      this.#lines = this.#spots.flatMap(({ column, row }) => (column === 0 ? [row.index] : []));
    }
    this.#collection = collection;
    this.#rowSize = rowSize;
    this.#indent = sideBySide?.indent ?? 0;
    this.#end = sideBySide?.end ?? 0;
    this.#columns = columns;
    this.#width = size.width;
    this.#places.clear();
  }

  override shouldInvalidate(next: Rect, before: Rect): boolean {
    return next.width !== before.width;
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const first = Math.max(Math.floor(rect.y / this.#rowSize), 0);
    // As many lines wherever it stands, one more than are seen whole: a line that comes takes the place of one that goes.
    const end = first + Math.ceil(rect.height / this.#rowSize) + 1;
    const seen = new Set(this.#spots.slice(this.#lines[first], this.#lines[end]));
    if (first >= this.#lines.length) seen.clear();
    // The row that has the focus stays in the document wherever it is.
    for (const key of this.virtualizer?.persistedKeys ?? []) {
      const spot = this.#byKey.get(key);
      if (spot) seen.add(spot);
    }
    return [...seen].toSorted((a, b) => a.row.index - b.row.index).map((spot) => this.#placeOf(spot));
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    const spot = this.#byKey.get(key);
    return spot ? this.#placeOf(spot) : null;
  }

  override getContentSize(): Size {
    return new Size(this.#width, this.#lines.length * this.#rowSize);
  }

  #placeOf({ row: { type, key, level }, line, column, columns }: Spot): LayoutInfo {
    const known = this.#places.get(key);
    if (known) return known;
    const start = this.#columns === 1 ? 0 : Math.min(this.#indent * level, this.#width / 3);
    const end = this.#columns === 1 || level === 0 ? 0 : this.#end;
    const width = (this.#width - start - end) / columns;
    const rect = new Rect(start + column * width, line * this.#rowSize, width, this.#rowSize);
    const place = new LayoutInfo(type, key, rect);
    place.allowOverflow = true;
    this.#places.set(key, place);
    return place;
  }
}
