export const exportForms = ['text', 'html', 'pdf', 'open backup', 'sealed backup'] as const;
export type ExportForm = (typeof exportForms)[number];
