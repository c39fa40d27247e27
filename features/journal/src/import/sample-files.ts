/** Files for tests and stories. */
const modified = { lastModified: Date.UTC(2024, 4, 2, 8) };

export const markdown = () =>
  new File(
    [
      '---\ndate: 2023-06-01\ntags: [grief, garden]\n---\n# The first summer\n\nThe garden went on.',
    ],
    'summer.md',
    { type: 'text/markdown', ...modified },
  );

export const plainText = () =>
  new File(['A line from an old phone.'], 'old-phone.txt', { type: 'text/plain', ...modified });

/** Bytes that are no text in any way of writing. */
export const broken = () =>
  new File([new Uint8Array([0, 1, 2, 0, 255, 0])], 'broken.txt', modified);

export const dayOne = () =>
  new File(
    [
      JSON.stringify({
        metadata: { version: '1.0' },
        entries: [
          {
            uuid: 'A1B2C3D4A1B2C3D4A1B2C3D4A1B2C3D4',
            creationDate: '2022-03-04T09:30:00Z',
            text: '# At the harbour\n\nThe boats came in early.\n\n![](dayone-moment://P1)',
            tags: ['hope', 'harbour'],
            photos: [{ identifier: 'P1', md5: 'abc', type: 'jpeg' }],
          },
        ],
      }),
    ],
    'Journal.json',
    { type: 'application/json', ...modified },
  );
