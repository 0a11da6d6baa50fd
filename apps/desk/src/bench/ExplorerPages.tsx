import { BenchMissing } from '@upline/ui/bench';
import { Route, Routes } from 'react-router-dom';

/** What stands on the chain. */
export function ExplorerPages() {
  return (
    <Routes>
      <Route path="*" element={<BenchMissing />} />
    </Routes>
  );
}
