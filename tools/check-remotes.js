// Written into boot.js when a deployment is composed (boot-script.ts). A classic script, so that it runs before any module.
//
// No JavaScript of a remote runs unless its bytes have the hash that this deployment was composed with. `MOORING_REMOTES` has the
// hash of each remote's `integrity.json`; that file has the hash of each of its scripts, and what each imports. A script is
// loaded by a modulepreload with that hash, before anything imports it. An import then runs the module that was checked, because
// a page has only one module for an address.
//
// The exception: a browser whose `link.relList.supports('modulepreload')` is false (Safari before 17, Firefox before 115). There a
// script is fetched with its hash before it is imported, and the import may fetch it again, unchecked. That finds a script that was
// changed, but not a host that answers the second request with other bytes. Without this such a browser could open no page.
(() => {
  const remotes = globalThis.MOORING_REMOTES;
  const lists = {};
  const loads = {};
  const baseOf = ({ entry }) => new URL('./', new URL(entry, location.origin)).href;

  // Where a file of a remote is loaded from. The address of its entry has a version (compose.ts).
  const addressOf = (remote, name) => {
    const { href } = new URL(remote.entry, location.origin);
    return href.startsWith(`${baseOf(remote)}${name}?`) ? href : baseOf(remote) + name;
  };

  // The message is the browser's own for a module that failed, by which the error screen knows that only a reload fetches it again.
  const failure = (href, isChanged) =>
    Object.assign(
      new TypeError(`Failed to fetch dynamically imported module: ${href}`),
      isChanged ? { key: 'feature.changed' } : {},
    );

  const answers = (href, options) =>
    fetch(href, options).then(
      ({ ok }) => ok,
      () => false,
    );

  // Rejects. A file that is there with other bytes has changed; a damaged copy in the browser's cache is replaced on the way.
  const refuse = async (href, integrity) => {
    const isThere = await answers(href, { cache: 'reload' });
    throw failure(href, isThere && !(await answers(href, { integrity })));
  };

  const listOf = (remote) => {
    const href = `${baseOf(remote)}integrity.json`;
    lists[href] ??= fetch(href, { integrity: remote.integrity })
      .then((answer) => answer.json())
      .catch(() => {
        delete lists[href];
        return refuse(href, remote.integrity);
      });
    return lists[href];
  };

  const preload = (link, href, integrity) =>
    new Promise((resolve, reject) => {
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href });
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });

  const load = (href, integrity) => {
    const link = document.createElement('link');
    const isPreloaded = link.relList.supports('modulepreload');
    loads[href] ??= (
      isPreloaded ? preload(link, href, integrity) : fetch(href, { integrity })
    ).catch(() => {
      delete loads[href];
      link.remove();
      return refuse(href, integrity);
    });
    return loads[href];
  };

  // The scripts at `first` in a list, with all that they import.
  const loadAll = (remote, list, first) => {
    const all = new Set();
    const add = (at) => {
      if (all.has(at)) return;
      all.add(at);
      list.files[at].slice(2).forEach(add);
    };
    first.forEach(add);
    return Promise.all(
      [...all].map((at) =>
        load(addressOf(remote, list.files[at][0]), `sha256-${list.files[at][1]}`),
      ),
    );
  };

  // Rejects where a script of a remote, or one that it imports, is not the one that was composed.
  globalThis.MOORING_CHECK = async (file, from = location.origin) => {
    const { href } = new URL(file, from);
    const remote = remotes.find((each) => each.integrity && href.startsWith(baseOf(each)));
    if (!remote) return;
    const list = await listOf(remote);
    const at = list.files.findIndex(([name]) => addressOf(remote, name) === href);
    if (at < 0) throw failure(href, true);
    await loadAll(remote, list, [at]);
  };

  // What the open page needs of a remote is loaded while the shell itself is still on its way.
  const loadAhead = async (remote) => {
    const base = baseOf(remote);
    const list = await listOf(remote);
    const isOpen = ([page]) => new RegExp(page).test(location.pathname);
    const [, screen, ...styles] = list.pages.find(isOpen);
    for (const at of styles) {
      const link = document.createElement('link');
      const href = base + list.styles[at];
      Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '', href });
      document.head.append(link);
    }
    await loadAll(remote, list, [...list.door, screen]);
  };
  for (const remote of remotes)
    if (remote.integrity && new RegExp(remote.pages).test(location.pathname))
      loadAhead(remote).catch(() => {});
})();
