const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** 'three' for 3; digits beyond seven, which is as far as an insight looks. */
export const numberInWords = (number: number): string => numbers[number] ?? String(number);
