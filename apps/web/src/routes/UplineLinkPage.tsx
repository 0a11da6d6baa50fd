import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { uplineLinkTarget } from './accessPath.ts';

/** Leaves for the sign-in by a full page load, as the spec says. */
export function UplineLinkPage() {
  const { pathname } = useLocation();
  useEffect(() => window.location.replace(uplineLinkTarget(pathname)), [pathname]);
  return null;
}
