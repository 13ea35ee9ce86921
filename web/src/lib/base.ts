/** Below which path of its site Tischlein is served: nothing at the top of one, `/spiele` where a proxy puts it there. */
export const BASE = document.querySelector('meta[name="base-path"]')?.getAttribute('content') ?? '';

/** An address of ours (`/t/K7QX2`) as the browser has to ask for it. */
export const at = (path: string, base = BASE): string => base + path;

/** The address of ours that the browser shows; one without the base is ours as well, in the home network. */
export function below(shown: string, base = BASE): string {
  if (base === '' || (shown !== base && !shown.startsWith(`${base}/`))) return shown;
  return shown.slice(base.length) || '/';
}
