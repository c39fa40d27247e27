import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findOne } from './webkit-find.ts';
import { elementIn, elementKey, type Tab } from './webkit-tab.ts';

/** Replaces what is in a field, by the same event as typing. */
export async function fill(tab: Tab, selector: string, text: string, timeout?: number) {
  const element = await findOne(tab, selector, ['visible', 'enabled', 'editable'], timeout);
  const value = await tab.run(
    `const [element, text] = args;
    const field = injected.retarget(element, 'follow-label') || element;
    field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    field.focus();
    const isTyped = field.tagName === 'TEXTAREA' || (field.tagName === 'INPUT' && !/date|time|month|number|range|color/.test(field.type));
    if (isTyped) {
      field.select();
      if (text) document.execCommand('insertText', false, text);
      else if (field.value) document.execCommand('delete');
    } else {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }
    return field.value;`,
    element,
    text,
  );
  if (value !== text) throw new Error(`${selector}: the field holds ${JSON.stringify(value)}`);
}

type Choice = string | { label?: string; value?: string; index?: number };

export async function choose(tab: Tab, selector: string, choice: Choice) {
  const element = await findOne(tab, selector, ['visible', 'enabled']);
  await tab.run(
    `const select = injected.retarget(args[0], 'follow-label');
    const wanted = typeof args[1] === 'string' ? [args[1], args[1]] : [args[1].value, args[1].label];
    const option = [...select.options].find(({ value, label, index }) => value === wanted[0] || label === wanted[1] || index === args[1].index);
    if (!option) throw new Error('There is no such option.');
    select.focus();
    select.value = option.value;
    for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }));`,
    element,
    choice,
  );
}

type Upload = string | { name: string; buffer: Buffer };

export async function chooseFiles(tab: Tab, selector: string, files: Upload | Upload[]) {
  const element = await findOne(tab, selector);
  const paths = [files].flat().map((file) => {
    if (typeof file === 'string') return file;
    const path = join(mkdtempSync(join(tmpdir(), 'mooring-upload-')), file.name);
    writeFileSync(path, file.buffer);
    return path;
  });
  const input = elementIn.parse(
    await tab.run("return injected.retarget(args[0], 'follow-label');", element),
  );
  await tab.send('POST', `/element/${input[elementKey]}/value`, { text: paths.join('\n') });
}

export const isChecked = async (tab: Tab, selector: string) =>
  z
    .boolean()
    .parse(
      await tab.run(
        "return (await injected.elementState(args[0], 'checked', true)).matches;",
        await findOne(tab, selector),
      ),
    );
