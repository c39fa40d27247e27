import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/**
 * Names optional props on a docs page by their type. `exactOptionalPropertyTypes` asks for `| undefined` in ours, and
 * what reads them then says no more than "union".
 */
export const namePropTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { type } = argType;
      const raw = typeof type === 'object' ? type.raw : undefined;
      if (!raw?.includes('undefined')) return [prop, argType];
      const summary = raw.replace(/\s*\|\s*undefined/g, '');
      const table = { ...argType.table, type: { summary } };
      return [
        prop,
        summary === 'boolean'
          ? { ...argType, table, type: { name: 'boolean' as const } }
          : { ...argType, table },
      ];
    }),
  );
