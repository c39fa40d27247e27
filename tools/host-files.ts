import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Header, hashedFiles, keeping, securityHeaders } from './headers.ts';
import { foreignOrigins, type Remotes } from './remotes.ts';
import { inlinePages, screenAddresses, shareAddress } from './screen-addresses.ts';

/**
 * The headers and the answer to unknown addresses, in the words of the usual static hosts: `_headers` where Netlify and
 * Cloudflare look for it, the others below `hosts/` to be copied from. All of them from `securityHeaders`, which
 * `tools/serve.ts` sends as well.
 */
export function writeHostFiles(dist: string, remotes: Remotes) {
  const headers = securityHeaders({
    pages: inlinePages(dist),
    remotes: foreignOrigins(remotes),
  });
  for (const [file, text] of Object.entries(hostFiles(headers, hashedFolders(remotes)))) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
}

/** By file name below `dist/`. `folders` hold files whose names change with their content. */
export function hostFiles(headers: readonly Header[], folders: readonly string[]) {
  const whole = [...headers, ['Cache-Control', keeping.fresh] as const];
  const hashed = hashedFiles.source.replaceAll('\\/', '/');
  return {
    _headers: headersFile(headers, folders),
    'hosts/netlify.toml': netlify,
    'hosts/nginx.conf': nginx(headers, hashed),
    'hosts/Caddyfile': caddy(headers, hashed),
    'hosts/apache.htaccess': apache(whole, hashed),
    'hosts/vercel.json': vercel(whole, folders),
    'hosts/firebase.json': firebase(whole, folders),
  };
}

const hashedFolders = (remotes: Remotes) => [
  '/assets/',
  ...Object.values(remotes)
    .filter((entry) => entry.startsWith('/'))
    .map((entry) => entry.replace(/[^/]*$/, 'assets/')),
];

// These hosts join the values of several rules for one header, and revalidate everything by default.
const headersFile = (headers: readonly Header[], folders: readonly string[]) =>
  [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...folders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${keeping.hashed}`]),
    '',
  ].join('\n');

const netlify = `# Beside _headers, which Netlify reads by itself.
[build]
  publish = "dist"

[[redirects]]
  from = "/*"
  to = "/app.html"
  status = 200
`;

// In nginx a block with its own add_header drops those of the outer blocks, so values that differ by address are variables.
// A file that is missing must not be missing for ever: only what is there is kept.
const nginx = (headers: readonly Header[], hashed: string) => `map "$status $uri" $mooring_cache {
  "~^(?:200|206|304) ${hashed.replace('^', '')}" "${keeping.hashed}";
  default "${keeping.fresh}";
}

server {
  listen 443 ssl;
  server_name mooring.example;
  root /srv/mooring/dist;
  index index.html;

${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $mooring_cache always;

  location = /manifest.webmanifest { types { } default_type application/manifest+json; }
  location = ${shareAddress} {
    client_max_body_size 0;
    if ($request_method = POST) { return 303 ${shareAddress}; }
    try_files /app.html =404;
  }
  location / { try_files $uri $uri.html $uri/ /app.html; }
  location ~ \\.\\w+$ { try_files $uri =404; }
}
`;

const caddy = (headers: readonly Header[], hashed: string) => `mooring.example {
  root * /srv/mooring/dist
  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join('\n')}
  }
  @hashed {
    path_regexp ${hashed}
    file
  }
  header @hashed Cache-Control "${keeping.hashed}"
  @fresh not {
    path_regexp ${hashed}
    file
  }
  header @fresh Cache-Control "${keeping.fresh}"
  @manifest path *.webmanifest
  header @manifest {
    Content-Type application/manifest+json
    defer
  }
  @page {
    not path_regexp \\.\\w+$
    not path /
  }
  @share {
    method POST
    path ${shareAddress}
  }
  redir @share ${shareAddress} 303
  @screen file {path}.html
  rewrite @screen {path}.html
  rewrite @page /app.html
  file_server {
    precompressed br
  }
}
`;

// REQUEST_FILENAME ends where the files end: for /profile/erase it is the path of /profile, which has a page.
const apache = (headers: readonly Header[], hashed: string) => `DirectoryIndex index.html
${headers.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
Header always set Cache-Control "${keeping.hashed}" "expr=%{REQUEST_STATUS} in {'200','206','304'} && %{REQUEST_URI} =~ m#${hashed}#"

RewriteEngine On
RewriteCond %{REQUEST_METHOD} =POST
RewriteCond %{REQUEST_URI} =${shareAddress}
RewriteRule ^ ${shareAddress} [R=303,L]
RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
RewriteRule !\\.\\w+$ %{REQUEST_URI}.html [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_URI} !^/$
RewriteRule !\\.\\w+$ /app.html [L]
`;

const vercel = (headers: readonly Header[], folders: readonly string[]) =>
  json({
    headers: [
      { source: '/(.*)', headers: keyed(headers) },
      ...folders.map((folder) => ({ source: `${folder}(.*)`, headers: keyed(cachedForEver) })),
    ],
    rewrites: [...screens, { source: '/((?!.*\\.\\w+$).*)', destination: '/app.html' }],
  });

const firebase = (headers: readonly Header[], folders: readonly string[]) =>
  json({
    hosting: {
      public: 'dist',
      headers: [
        { source: '**', headers: keyed(headers) },
        ...folders.map((folder) => ({ source: `${folder}**`, headers: keyed(cachedForEver) })),
      ],
      rewrites: [...screens, { regex: '^/[^.]*$', destination: '/app.html' }],
    },
  });

/** Named one by one, because these hosts would redirect the other files when told to leave out `.html`. */
const screens = screenAddresses.map((source) => ({ source, destination: `${source}.html` }));

const cachedForEver: readonly Header[] = [['Cache-Control', keeping.hashed]];

const keyed = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
