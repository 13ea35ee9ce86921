/** What lies over every page. */
class Shell {
  settingsOpen = $state(false);
}

export const shell = new Shell();
