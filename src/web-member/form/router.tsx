import {
  Component,
  createContext,
  lazy,
  use,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { carryToast } from '../ui/feedback/carried-toast.ts';
import type { Elements } from '../../web-shared/ui/elements.ts';

/*
 * The part of the router that form pages need, under the same names: navigation stays within the page's own path, and
 * leaves it by a full-page navigation.
 */

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

interface Route {
  path?: string;
  Component?: ComponentType;
  ErrorBoundary?: ComponentType;
  children?: Route[];
  lazy?: () => Promise<{ Component: ComponentType }>;
}

/** The prefix of all addresses in the language of this document; empty in English. */
let base = '';
const here = (): Place => {
  const { pathname, search, hash } = window.location;
  return { pathname: pathname.slice(base.length) || '/', search, hash };
};
let place = here();
const listeners = new Set<() => void>();

function moved() {
  place = here();
  for (const listener of listeners) listener();
}
window.addEventListener('popstate', moved);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isWithin = ({ origin, pathname }: URL) =>
  origin === window.location.origin && pathname === window.location.pathname;
/** Adds the language prefix to an address of the app. */
const whole = (address: string): string => (address.startsWith('/') ? base + address : address);

function move(to: URL, replace?: boolean) {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
  moved();
}

export const useLocation = (): Place =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => place,
  );

export const useSearchParams = (): [URLSearchParams] => [new URLSearchParams(useLocation().search)];

/** Navigates; a visible toast is shown again on the next page. */
async function navigate(address: string): Promise<void> {
  const to = new URL(whole(address), window.location.href);
  if (isWithin(to)) return move(to);
  carryToast();
  window.location.assign(to);
}
export const useNavigate = () => navigate;

type LinkProps = ComponentProps<'a'> & { to: string } & {
  [option in 'replace' | 'preventScrollReset' | 'reloadDocument']?: boolean;
};

/** A link that handles navigation within the page, and leaves the rest to the browser. */
export function Link({ to, replace, preventScrollReset: _, reloadDocument, onClick, children, ...props }: LinkProps) {
  const { pathname, search } = useLocation();
  const href = whole(to.startsWith('?') ? pathname + to : to.startsWith('#') ? pathname + search + to : to);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const target = new URL(event.currentTarget.href);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || reloadDocument || !isWithin(target)) return;
    event.preventDefault();
    move(target, replace);
  }
  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}

export function Navigate({ to }: { to: string }) {
  useEffect(() => window.location.replace(whole(to)), [to]);
  return null;
}

const Inner = createContext<ReactNode>(null);
export const Outlet = () => use(Inner);

/** Does nothing: the browser restores the scroll position of a document. */
export const ScrollRestoration = () => null;

const Failure = createContext<unknown>(null);
export const useRouteError = () => use(Failure);

interface BoundaryProps {
  instead: ComponentType;
  children: ReactNode;
}

/** Shows an error page instead of children that throw. */
class Boundary extends Component<BoundaryProps, { failure?: unknown }> {
  override state: { failure?: unknown } = {};
  static getDerivedStateFromError = (failure: unknown) => ({ failure });
  override render() {
    const { instead: Instead, children } = this.props;
    if (!('failure' in this.state)) return children;
    return (
      <Failure value={this.state.failure}>
        <Instead />
      </Failure>
    );
  }
}

/** Returns the routes from the outermost to the page of this address; null if no route matches. */
export function matchRoutes(
  routes: Route[],
  { pathname }: Pick<Place, 'pathname'>,
  basename = '/',
): { route: Route }[] | null {
  const path = (basename === '/' ? pathname : pathname.slice(basename.length)).toLowerCase().replaceAll(/^\/|\/$/g, '');
  for (const route of routes) {
    if (route.path === path) return [{ route }];
    const below = route.children && matchRoutes(route.children, { pathname }, basename);
    if (below) return [{ route }, ...below];
  }
  return null;
}

/** Creates the router. Its navigation state is always idle, because navigation leaves the document. */
export function createBrowserRouter(routes: Route[], { basename }: { basename: string }) {
  base = basename === '/' ? '' : basename;
  place = here();
  return {
    matched: (matchRoutes(routes, place) ?? []).map(({ route }) => route).map(withPage),
    state: { navigation: { state: 'idle' } },
  };
}

/** A page that failed to load at the start is loaded once more; then its error boundary is shown. */
const withPage = ({ lazy: load, ...route }: Route): Route =>
  load ? { ...route, Component: lazy(async () => ({ default: (await load()).Component })) } : route;

export function RouterProvider({ router: { matched } }: { router: ReturnType<typeof createBrowserRouter> }) {
  // React Router renders a second child here; React's generated ids depend on it.
  return (
    <>
      {matched.reduceRight<Elements>(
        (inner, route) => (
          <Part route={route}>{inner}</Part>
        ),
        null,
      )}
      {null}
    </>
  );
}

function Part({ route: { Component: Own = Outlet, ErrorBoundary }, children }: { route: Route; children: ReactNode }) {
  const part = (
    <Inner value={children}>
      <Own />
    </Inner>
  );
  return ErrorBoundary ? <Boundary instead={ErrorBoundary}>{part}</Boundary> : part;
}
