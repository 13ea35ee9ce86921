/** Keeps the screen lit while a page is shown. Browsers allow it only over https and on localhost: then we say so. */

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Asks now and each time the page is shown again, since hiding it gives the lock back. Returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const ask = async (): Promise<void> => {
    if (!canStayAwake() || document.visibilityState !== 'visible') return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
  };
  const onshown = (): void => void ask();
  document.addEventListener('visibilitychange', onshown);
  onshown();
  return () => {
    document.removeEventListener('visibilitychange', onshown);
    void lock?.release().catch(() => {});
  };
}
