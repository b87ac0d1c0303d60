interface Router {
  readonly state: { navigation: { state: string } };
}

let router: Router | null = null;

export function watchNavigation(watched: Router): void {
  router = watched;
}

/** Returns whether another page is being loaded at this moment; the router's hook reports that a little later. */
export const isNavigationUnderWay = (): boolean => router !== null && router.state.navigation.state !== 'idle';
