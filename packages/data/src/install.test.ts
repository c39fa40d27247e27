import { expect, test, vi } from 'vitest';
import { createInstall, detectInstallWay, type InstallWay } from './install.ts';
import { memoryKeyValueStorage } from './key-value-storage.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const chromeOnIPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1';
const safari = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const chromeOnMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.for<[string, string, number, InstallWay]>([
  ['an iPhone', iPhone, 5, 'share'],
  ['another browser on an iPhone', chromeOnIPhone, 5, 'share'],
  ['an iPad, which says it is a Mac', safari('18.5'), 5, 'share'],
  ['Safari on a Mac', safari('18.5'), 0, 'dock'],
  ['Safari from before there was a way', safari('16.6'), 0, 'none'],
  ['Chrome, until it offers it', chromeOnMac, 0, 'none'],
  ['Firefox', firefox, 0, 'none'],
])('on %s there is this way', ([, userAgent, maxTouchPoints, way]) => {
  expect(detectInstallWay({ userAgent, maxTouchPoints, standalone: false })).toBe(way);
  expect(detectInstallWay({ userAgent, maxTouchPoints, standalone: true })).toBe('installed');
});

test('it is suggested from the third day of use on, however often the app is opened on one', () => {
  const install = createInstall({ way: 'share', storage: memoryKeyValueStorage() });
  expect(install.noteDayOfUse('2026-11-20')).toBe(false);
  expect(install.noteDayOfUse('2026-11-20')).toBe(false);
  expect(install.noteDayOfUse('2026-11-21')).toBe(false);
  expect(install.noteDayOfUse('2026-12-04')).toBe(true);
  expect(install.noteDayOfUse('2026-12-04')).toBe(true);
});

test('dismissed once, it is never suggested again', () => {
  const storage = memoryKeyValueStorage();
  const install = createInstall({ way: 'share', storage });
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) install.noteDayOfUse(day);
  install.dismiss();
  expect(install.noteDayOfUse('2026-11-23')).toBe(false);
  expect(createInstall({ way: 'share', storage }).noteDayOfUse('2026-11-24')).toBe(false);
});

test('where there is no way nothing is suggested, until the browser offers one', () => {
  const install = createInstall({ way: 'none', storage: memoryKeyValueStorage() });
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22'])
    expect(install.noteDayOfUse(day)).toBe(false);
  const told = vi.fn();
  install.way.subscribe(told);
  install.offer(async () => true);
  expect(told).toHaveBeenCalledOnce();
  expect(install.noteDayOfUse('2026-11-22')).toBe(true);
});

test.for<[boolean, InstallWay]>([
  [true, 'installed'],
  [false, 'none'],
])('the browser is asked once; after “%s” it is not asked again', async ([agreed, way]) => {
  const install = createInstall({ way: 'none', storage: memoryKeyValueStorage() });
  install.offer(async () => agreed);
  expect(await install.ask()).toBe(agreed);
  expect(install.way.getState()).toBe(way);
});
