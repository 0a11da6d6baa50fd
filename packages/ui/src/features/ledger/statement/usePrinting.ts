import { useEffect, useState } from 'react';

/** Prints the page, or a sheet that replaces it until the print is done. */
export function usePrinting<Sheet>(): { sheet: Sheet | null; print: (sheet: Sheet | null) => void } {
  const [printed, setPrinted] = useState<{ sheet: Sheet | null } | null>(null);
  useEffect(() => {
    if (!printed) return;
    const end = () => setPrinted(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printed]);
  return { sheet: printed?.sheet ?? null, print: (sheet) => setPrinted({ sheet }) };
}
