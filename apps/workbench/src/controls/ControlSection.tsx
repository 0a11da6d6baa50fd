import type { ReactNode } from 'react';
import { title as heading, section } from './Controls.css.ts';

export function ControlSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section} aria-label={title}>
      <h3 className={heading}>{title}</h3>
      {children}
    </section>
  );
}
