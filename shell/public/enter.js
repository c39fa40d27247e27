// The entry page stands without the app. At the first sign of a person (a pointer, a touch, a key) this brings the
// app, which then takes the page over; a door that is pressed before it has come opens as soon as it is there.
(() => {
  const root = document.getElementById('root');
  const app = document.getElementById('app');
  let coming = false;

  const bring = () => {
    if (coming) return;
    coming = true;
    const parts = document.importNode(app.content, true);
    for (const script of parts.querySelectorAll('script')) {
      script.async = false;
      script.addEventListener('error', follow);
    }
    document.head.append(parts);
  };

  // What the app would have done, the browser does: it says by itself when there is no connection.
  const follow = () => {
    const door = root.querySelector('[aria-busy="true"]');
    if (door?.href) location.assign(door.href);
    coming = false;
  };

  for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown'])
    addEventListener(sign, bring, { passive: true });

  // A press that has begun ends on the door it began on: until it has, the app takes the place of nothing.
  addEventListener('pointerdown', () => {
    root.dataset.touched = '';
  });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(() => delete root.dataset.touched));

  addEventListener('click', (event) => {
    const door = event.target.closest?.('a[href]');
    const plain = !(
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    );
    const outside = !door || door.getAttribute('href').startsWith('#');
    if (!('still' in root.dataset) || outside || !plain) return;
    event.preventDefault();
    door.setAttribute('aria-busy', 'true');
    root.dataset.pressed = door.textContent;
    bring();
  });
})();
