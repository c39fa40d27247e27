import type { Page } from '@playwright/test';

/** What a hostile server could do to rows: it cannot seal words, but it can send any id, kind, source and time. */
export const poisonRows = (page: Page, texts: Record<string, string>) =>
  page.evaluate(async (payloadList) => {
    const poison: Record<string, string[]> = {
      journal_entries: ['type', 'audioData'],
      saved_moments: ['source', 'sourceId'],
      emotion_records: ['emotion', 'notes'],
      user_data: ['key'],
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      for (const table of Object.keys(poison).filter((one) =>
        database.objectStoreNames.contains(one),
      )) {
        const change = database.transaction(table, 'readwrite');
        const rows = change.objectStore(table);
        const first = rows.getAll();
        first.onsuccess = () => {
          for (const text of payloadList) {
            const row = { ...first.result[0], id: text, user_id: first.result[0]?.user_id ?? text };
            const when = '2026-11-19T10:00:00.000Z';
            Object.assign(row, { date: when, createdAt: when, created_at: when, updated_at: when });
            for (const column of poison[table] ?? []) row[column] = text;
            rows.put(row);
          }
        };
        await new Promise((resolve) => {
          change.oncomplete = resolve;
          change.onabort = resolve;
        });
      }
      database.close();
    }
  }, Object.values(texts));
