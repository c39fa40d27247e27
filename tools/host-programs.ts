import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A web server of Debian, run with its file of `dist/hosts/`. */
export type Host = {
  program: string;
  /** Writes its configuration into `folder`, for `dist` below it. Returns how it is started there. */
  prepare(folder: string, at: Place): string[];
};

/** Where a host answers: `https://localhost:<port>`, with the certificate of these two files. */
type Place = { port: number; key: string; certificate: string };

export const hosts: Record<string, Host> = {
  nginx: {
    program: 'nginx',
    prepare(folder, { port, key, certificate }) {
      const keys = `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
      const site = replaced(join(folder, 'dist'), 'nginx.conf', [
        ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl; ${keys}`],
        ['server_name mooring.example;', 'server_name localhost;'],
        ['root /srv/mooring/dist;', `root ${folder}/dist;`],
      ]);
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; events {}\nhttp { include /etc/nginx/mime.types; access_log off; ${places.join(' ')}\n${site}}\n`,
      );
      return ['-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')];
    },
  },
  Apache: {
    program: 'apache2',
    prepare(folder, { port, key, certificate }) {
      writeFileSync(
        join(folder, 'dist/.htaccess'),
        replaced(join(folder, 'dist'), 'apache.htaccess', []),
      );
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'ssl'];
      writeFileSync(
        join(folder, 'apache.conf'),
        `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
User www-data
Group www-data
SSLEngine on
SSLCertificateFile ${certificate}
SSLCertificateKeyFile ${key}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/dist
<Directory ${folder}/dist>
  AllowOverride All
  Require all granted
</Directory>
`,
      );
      return ['-d', folder, '-f', join(folder, 'apache.conf'), '-DFOREGROUND'];
    },
  },
  Caddy: {
    program: 'caddy',
    prepare(folder, { port, key, certificate }) {
      const site = replaced(join(folder, 'dist'), 'Caddyfile', [
        ['mooring.example {', `https://localhost:${port} {\n  tls ${certificate} ${key}`],
        ['root * /srv/mooring/dist', `root * ${folder}/dist`],
      ]);
      writeFileSync(
        join(folder, 'Caddyfile'),
        `{\n  admin off\n  auto_https disable_redirects\n}\n${site}`,
      );
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
  },
};

/** A file of `dist/hosts/` with what belongs to the machine put in. Throws where that does not stand in it. */
function replaced(
  dist: string,
  file: string,
  changes: readonly (readonly [string, string])[],
): string {
  let text = readFileSync(join(dist, 'hosts', file), 'utf8');
  for (const [there, here] of changes) {
    if (!text.includes(there)) throw new Error(`hosts/${file} does not say “${there}”.`);
    text = text.replace(there, here);
  }
  return text;
}
