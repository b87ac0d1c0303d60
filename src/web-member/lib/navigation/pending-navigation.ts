interface Router {
  readonly state: { navigation: { state: string } };
}

let router: Router | null = null;

/** Tells of this router from now on. */
export function watchNavigation(watched: Router): void {
  router = watched;
}

/** Whether another page is being fetched at this very moment. The hook of the router tells a page a little later. */
export const isNavigationUnderWay = (): boolean => router !== null && router.state.navigation.state !== 'idle';
