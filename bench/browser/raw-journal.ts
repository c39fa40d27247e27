/** The floor of reading: IndexedDB by hand and one AES-GCM decryption a field, with nothing of ours between. */
export async function rawJournal(userId: string, key: CryptoKey) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(`mooring-${userId}`);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const entries = () => database.transaction('journal_entries').objectStore('journal_entries');

  async function openRow(row: Row) {
    await Promise.all(
      (['title', 'content', 'tags'] as const).map((column) => {
        const [, , iv = '', sealed = ''] = row[column].split('.');
        const place = ['mooring1', 'journal_entries', column, userId, row.id];
        const additionalData = new TextEncoder().encode(JSON.stringify(place));
        const algorithm = { name: 'AES-GCM', iv: bytes(iv), additionalData };
        return crypto.subtle
          .decrypt(algorithm, key, bytes(sealed))
          .then((opened) => new TextDecoder().decode(opened));
      }),
    );
  }

  return {
    async newest(count: number) {
      const rows: Row[] = [];
      await new Promise<void>((resolve, reject) => {
        const walk = entries().index('date').openCursor(null, 'prev');
        walk.onerror = () => reject(walk.error);
        walk.onsuccess = () => {
          const cursor = walk.result;
          if (!cursor || rows.length === count) return resolve();
          rows.push(cursor.value as Row);
          cursor.continue();
        };
      });
      await Promise.all(rows.map(openRow));
    },
    async all() {
      for (let after: string | undefined; ; ) {
        const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true);
        const rows = await answer<Row[]>(entries().getAll(range, 400));
        if (rows.length === 0) return;
        await Promise.all(rows.map(openRow));
        after = rows.at(-1)?.id;
      }
    },
  };
}

type Row = { id: string; title: string; content: string; tags: string };

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (one) => one.charCodeAt(0));
}
