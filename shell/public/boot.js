// A classic script. What stands above the last line runs before the first paint: the build writes it into every page as
// well (tools/screen-pages.ts). Composing a deployment (tools/compose.ts) writes below that line where the remotes live
// and what to load ahead for this address.
(() => {
  const { dataset } = document.documentElement;
  try {
    const theme = localStorage.getItem('mooring.theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    // Nothing was ever kept here, so the prerendered screen is that of an empty account at once.
    if (!localStorage.getItem('mooring.session') && !localStorage.getItem('mooring.written'))
      dataset.new = '';
  } catch {
    // Storage is refused in some private windows: the system's theme stands.
  }
  // A letter of the hosted service leads here with a token in the address, which is nothing for the history.
  if (/[#&](access_token|refresh_token|error_code)=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
  if (location.pathname.startsWith('/onboarding')) dataset.bare = '';
  // The prerendered screen is the one of the address alone.
  if (location.search) dataset.query = '';
  // A press on the prerendered screen is kept here until the app has started and repeats it (shell/src/early-input.ts).
  if (globalThis.MOORING_PRESSES) return;
  const presses = [];
  globalThis.MOORING_PRESSES = presses;
  // What is typed there is in the page alone until then, so the navigation waits as well. Right now never does.
  const fields = '[data-frame=screen] main :is(textarea, input:not([type=radio], [type=checkbox]))';
  const isTyped = () =>
    [...document.querySelectorAll(fields)].some((field) => field.value !== field.defaultValue);
  const stay = (event) => {
    if (isTyped()) event.preventDefault();
  };
  addEventListener('input', () => {
    if (isTyped()) addEventListener('beforeunload', stay);
  });
  addEventListener(
    'click',
    (event) => {
      // The browser would add a history entry for the hash, which the app takes for a page that was left.
      if (event.target.closest?.('[data-frame] a[href="#main"]')) {
        event.preventDefault();
        document.getElementById('main')?.focus();
        return;
      }
      const places = isTyped() ? ':is(main, nav)' : 'main';
      const pressed = event.target.closest?.(`[data-frame=screen] ${places} :is(a, button)`);
      if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      presses.push(pressed);
    },
    true,
  );
})();
// composed:
