import { createDecipheriv, hkdfSync } from 'node:crypto';
import { testKdf } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createTestData } from '../testing.ts';

const secret = 'four words by heart';

async function sealed(entries: number) {
  const data = await createTestData();
  for (let turn = 0; turn < entries; turn += 1) {
    const content = `${turn} I filled the second cup anyway. `.repeat(200);
    await data.entries.create({ title: `Day ${turn}`, content, tags: [] });
  }
  const { file } = await data.backups.create({ passphrase: secret });
  return { data, bytes: Buffer.from(await file.arrayBuffer()) };
}

/** Written after docs/backup-format.md alone, with another implementation of everything but Argon2id. */
async function openAsDocumented(bytes: Buffer): Promise<string> {
  const end = bytes.indexOf('\n') + 1;
  const head = bytes.subarray(0, end);
  const { sealed: how } = JSON.parse(head.toString('utf8'));
  const stretched = await testKdf.derive(secret, Buffer.from(how.salt, 'base64url'), how.kdf);
  const expand = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', stretched, '', label, length));
  expect(expand('mooring/v1/backup-check', 8).toString('base64url')).toBe(how.check);
  const key = expand('mooring/v1/backup', 32);
  const opened: Buffer[] = [];
  const piece = 64 * 1024 + 16;
  for (let at = end, number = 0; at < bytes.length; at += piece, number += 1) {
    const whole = bytes.subarray(at, at + piece);
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(number, 7);
    nonce[11] = at + piece >= bytes.length ? 1 : 0;
    const decipher = createDecipheriv('aes-256-gcm', key, nonce);
    decipher.setAAD(head);
    decipher.setAuthTag(whole.subarray(-16));
    opened.push(decipher.update(whole.subarray(0, -16)), decipher.final());
  }
  return Buffer.concat(opened).toString('utf8');
}

test('a sealed backup can be opened without Mooring, after its description', async () => {
  const { data, bytes } = await sealed(40);
  expect(bytes.length).toBeGreaterThan(3 * 64 * 1024);
  const lines = JSON.parse(await openAsDocumented(bytes));
  expect(lines[0]).toEqual({
    format: 'mooring-backup',
    version: 1,
    createdAt: data.env.now().toISOString(),
  });
  expect(lines.at(-1)).toEqual({ end: { rows: lines.length - 2 } });
  const open = await (await data.backups.create({ passphrase: null })).file.text();
  expect(JSON.parse(open)).toEqual(lines);
});

test('of five hundred altered sealed files not one is accepted, and nothing is written', async () => {
  const { data, bytes } = await sealed(3);
  const before = data.rows();
  let seed = 7;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % below;
  };
  for (let turn = 0; turn < 500; turn += 1) {
    const altered = new Uint8Array(bytes);
    const at = next(altered.length);
    altered[at] = (altered[at] ?? 0) ^ (1 << next(8));
    const cut = turn % 5 === 0 ? altered.subarray(0, at) : altered;
    const restoring = data.backups.restore(new Blob([cut]), { passphrase: secret });
    await expect(restoring).rejects.toThrow(/^backup\./);
  }
  expect(data.rows()).toBe(before);
});
