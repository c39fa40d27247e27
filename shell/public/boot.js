// Runs before the first paint, as a classic script. First the theme a person chose; composing a deployment
// (tools/compose.ts) writes below the last line where the remotes live and what to load ahead for this address.
(() => {
  try {
    const theme = localStorage.getItem('mooring.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is refused in some private windows: the system's theme stands.
  }
  // A letter of the hosted service leads here with a token in the address, which is nothing for the history.
  if (/[#&](access_token|refresh_token|error_code)=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search);
  if (location.pathname.startsWith('/onboarding')) document.documentElement.dataset.bare = '';
})();
// composed:
