const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is already safe. */
export type Html = { readonly html: string };

/** Markup with every value in it as plain text, whatever it holds. Values that are markup already stay so. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | Html[])[]
): Html {
  const texts = values.map((value) => {
    if (Array.isArray(value)) return value.map((one) => one.html).join('');
    return typeof value === 'object' ? value.html : escaped(String(value));
  });
  return { html: parts.map((part, index) => part + (texts[index] ?? '')).join('') };
}

export const nothing: Html = { html: '' };

/** Removes control characters and lone surrogates, which are not allowed in HTML. */
const escaped = (text: string) =>
  text
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being taken out.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd')
    .toWellFormed();
