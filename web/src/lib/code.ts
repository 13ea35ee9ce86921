/**
 * A table's code as somebody typed, read aloud or pasted it: spaces, dashes, small letters and a whole link are fine. Codes
 * have none of 0 1 I L O U, so whoever reads one of these has seen what looks like it.
 */
export function tableCode(typed: string): string {
  const said = typed.replace(/^.*\/t\//i, '').replace(/[/?#].*$/, '');
  const letters = said.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.replace(/[0O]/g, 'Q').replace(/[1IL]/g, 'J').replace(/U/g, 'V');
}
