import { numberPattern } from './numbers.ts';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|aug|sept?|oct|nov|dec)';
const ordinal = '\\d{1,2}(?:st|nd|rd|th)';
const year = '(?:19|20)\\d\\d';
const feast =
  "(?:christmas(?: (?:eve|day|morning))?|xmas(?: (?:eve|day))?|boxing day|easter(?: (?:sunday|monday))?|new year'?s?(?: (?:eve|day))?|halloween|thanksgiving|valentine'?s?(?: day)?|(?:mother|father)'?s'? day|st patrick'?s day|diwali|eid|hanukkah|good friday)";
const part = '(?: (?:morning|afternoon|evening|night))?';

/** A day, a date, a month, a year or a feast: 'last Tuesday', '14 March 2021', 'Christmas Eve'. No group is captured. */
export const datePattern = [
  `(?:the )?${ordinal} (?:of )?${month}(?:,? ${year})?`,
  `\\d{1,2} (?:of )?${month}(?:,? ${year})?`,
  `${month} (?:the )?(?:${ordinal}|\\d{1,2}(?!\\d))(?:,? ${year})?`,
  `${month},? ${year}`,
  '\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?',
  `(?:(?:last|this|next) )?${weekday}${part}`,
  `${feast}(?:,? ${year})?`,
  `(?:last |this |next )?${month}(?![a-z])`,
  `the ${ordinal}`,
  year,
].join('|');

/** A time that is counted from the day it was told on: 'three weeks ago', 'yesterday'. No group is captured. */
export const relativePattern = `(?:(?:about |nearly |almost |over )?(?:${numberPattern}|a|an|a few|a couple of|several) (?:and a half )?(?:hour|day|night|week|weekend|month|year)s? ago|yesterday${part}|last (?:night|week|weekend|month|year|spring|summer|autumn|winter|fall)|(?:this|the day before yesterday) morning|today|tonight|tomorrow${part}|next (?:week|month|year))`;

/** Any of the two. The only group is the time itself. */
export const timePattern = `(${datePattern}|${relativePattern})`;

const dayOnly = new RegExp(`^(?:(?:last|this|next) )?${weekday}`, 'i');
const onlyRelative = new RegExp(`^${relativePattern}$`, 'i');
const isDate = new RegExp(`^(?:${datePattern}|${relativePattern})$`, 'i');

/** Whether the words mean another day when they are read later: 'yesterday', 'on Friday'. */
export const isRelative = (time: string) => onlyRelative.test(time) || dayOnly.test(time);

export const isTime = (text: string) => isDate.test(text.trim());

const names = new RegExp(`\\b(?:${weekday}|${month})\\b`, 'gi');

/** Days and months with a capital: 'tuesday' is 'Tuesday'. */
export const writeTime = (time: string): string =>
  time
    .trim()
    .replace(/^the (?=\d+\w* (?:of )?\p{L})/iu, '')
    .replace(names, (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase())
    .replace(
      /\b(christmas|easter|halloween|thanksgiving|diwali|eid|hanukkah)\b/gi,
      (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
    );
