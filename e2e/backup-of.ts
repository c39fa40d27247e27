import type { Payload } from './payloads.ts';

const at = '2026-11-18T19:30:00.000Z';

/** A full backup in which every text there is, is one of these. `more`: further documents. */
export function backupOf(
  ways: Record<Payload, string>,
  more: Record<string, unknown> = {},
): Buffer {
  const each = Object.entries(ways);
  const all = each.map(([, text]) => text).join('\n');
  const path = {
    visionOfHealing: all,
    selectedTheme: ways.script,
    customPath: each.slice(0, 4).map(([, text], index) => ({
      id: index + 1,
      title: text,
      description: all,
      icon: ways.image,
      completed: index === 0,
    })),
    currentCheckpoint: 2,
    weeklyAnchor: { message: all, prompt: all },
    startDate: at,
    responses: { 1: all, __proto__: all },
  };
  const message = (id: string, role: string, text: string) => ({ id, role, text, at });
  const values: Record<string, unknown> = {
    ...more,
    'healing-path': path,
    'healing-path-archive': [{ ...path, endedAt: at, begun: { 2: all } }],
    onboarding: { loss: [all], feelings: each.map(([, text]) => text), hope: all },
    'trusted-person': { name: all, phone: ways.address },
    'safety-plan': {
      signs: all,
      helps: all,
      people: all,
      places: all,
      reasons: all,
      means: all,
    },
    'draft:new': { title: all, content: all, tags: [] },
    'companion-chat-earlier:one': {
      id: 'conversation-1',
      startedAt: at,
      checkIn: null,
      emotions: ['Grief'],
      messages: [message('1', 'companion', all), message('2', 'user', all)],
    },
  };
  const rows = [
    ...each.map(([name, text], index) => ({
      table: 'journal_entries',
      row: {
        id: `entry-${name}`,
        title: text,
        content: `${text}\n\n${all}`,
        tags: JSON.stringify(name === 'script' ? [text] : ['grief']),
        type: 'text',
        audioData: null,
        date: `2026-11-${String(index + 5).padStart(2, '0')}T19:30:00.000Z`,
        created_at: at,
        editedAt: null,
      },
    })),
    ...each.map(([name, text]) => ({
      table: 'saved_moments',
      row: {
        id: `moment-${name}`,
        content: text,
        source: text,
        sourceId: text,
        createdAt: at,
        tags: JSON.stringify([text]),
        created_at: at,
      },
    })),
    ...each.map(([name, text], index) => ({
      table: 'emotion_records',
      row: {
        id: `feeling-${name}`,
        emotion: JSON.stringify('Grief'),
        intensity: '3',
        notes: text,
        created_at: `2026-11-${String(index + 5).padStart(2, '0')}T20:30:00.000Z`,
      },
    })),
    ...Object.entries(values).map(([key, value]) => ({
      table: 'user_data',
      row: { key, value: JSON.stringify(value), created_at: at, updated_at: at },
    })),
  ];
  const lines = [
    { format: 'mooring-backup', version: 1, createdAt: at },
    ...rows,
    { end: { rows: rows.length } },
  ];
  return Buffer.from(`[${lines.map((line) => JSON.stringify(line)).join(',\n')}]\n`);
}
