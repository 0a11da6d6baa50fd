import { type ReactNode, useState } from 'react';
import { type Location, type Navigator, parsePath, Router } from 'react-router-dom';

/** A router whose addresses appear only when a story says so, in any order, as on a busy machine. */
export function createLateRouter(start: string) {
  /** All addresses, in order of navigation. */
  const addresses: Location[] = [];
  let show: (address: Location) => void = () => undefined;
  function enter(path: string, state: unknown) {
    const key = addresses.length === 0 ? 'default' : `key${addresses.length}`;
    const { pathname = '/', search = '' } = parsePath(path);
    addresses.push({ pathname, search, hash: '', key, state, mask: undefined });
    arrive(addresses.length - 1);
  }
  /** Makes an address the browser's, without rendering it. */
  function arrive(index: number) {
    const { key, state: usr } = addresses[index] ?? {};
    window.history.replaceState({ key, usr }, '');
  }
  const pathOf = (to: Parameters<Navigator['replace']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname}${to.search}`;
  const navigator: Navigator = {
    createHref: pathOf,
    go: () => undefined,
    push: (to, state) => enter(pathOf(to), state ?? null),
    replace: (to, state) => enter(pathOf(to), state ?? null),
  };
  enter(start, null);
  return {
    addresses,
    arrive,
    /** Follows a link. */
    follow: (path: string) => enter(path, null),
    render: (index: number) => addresses[index] && show(addresses[index]),
    Late({ children }: { children: ReactNode }) {
      const [location, setLocation] = useState(addresses[0] as Location);
      show = setLocation;
      return (
        <Router location={location} navigator={navigator}>
          {children}
        </Router>
      );
    },
  };
}
