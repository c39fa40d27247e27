import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate for `localhost`, signed by itself and good for two days: the paths of its two files in `folder`. Needs openssl. */
export function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const files = ['-keyout', key, '-out', certificate];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const how = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  spawnSync('openssl', ['req', ...how, ...files, ...subject]);
  if (!existsSync(certificate))
    throw new Error('A certificate is needed for this, and openssl could not make one.');
  return { key, certificate };
}
