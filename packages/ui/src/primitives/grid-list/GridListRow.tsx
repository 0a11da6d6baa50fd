import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button, Link } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Text } from '../text/Text.tsx';
import * as styles from './GridList.css.ts';

export interface GridListRowProps extends Omit<HTMLAttributes<HTMLLIElement>, 'title'> {
  /** What the row is: the words of its link. */
  title: ReactNode;
  /** Where it leads; or use `onOpen`. Without either the row only shows. */
  href?: string;
  /** Opens it on this page, as a dialog does. */
  onOpen?: () => void;
  /** A line or two below the title. */
  description?: ReactNode;
  /** Stands before the words: an avatar, an icon. */
  start?: ReactNode;
  /** Stands after the words: a time, a badge, an amount. */
  end?: ReactNode;
  /** Buttons and links of the row's own, which do not open it. */
  actions?: ReactNode;
  /**
   * The title is strong, as for what has not been read; say so in words too, in `end` or `description`.
   * @default false
   */
  isStrong?: boolean;
  ref?: Ref<HTMLLIElement>;
}

function Title({ title, href, onOpen, isStrong }: GridListRowProps) {
  const words = (
    <Text size={isStrong ? 'bodyStrong' : 'body'} truncate className={styles.title}>
      {title}
    </Text>
  );
  if (href !== undefined) {
    return (
      <Link href={href} className={styles.opener}>
        {words}
      </Link>
    );
  }
  if (!onOpen) return words;
  return (
    <Button onPress={onOpen} className={styles.opener}>
      {words}
    </Button>
  );
}

/** One row: pressing it anywhere opens it, except upon its `actions`. */
export function GridListRow(props: GridListRowProps) {
  const { title, href, onOpen, description, start, end, actions, isStrong, className, ...rest } = props;
  return (
    <li {...rest} className={classNames(styles.row, className)}>
      {start}
      <div className={styles.words}>
        <Title {...props} />
        {description && (
          <Text as="div" size="small" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {end && <div className={styles.end}>{end}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
