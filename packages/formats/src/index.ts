export { createBackupFile } from './backup/backup-file.ts';
export { openRow, type PlainRow, rowIdOf, sealRow } from './backup/plain-rows.ts';
export {
  type Backup,
  type BackupRow,
  openBackup,
  readHeader,
  readRowCount,
} from './backup/read-backup.ts';
export {
  type FileSource,
  type FoundEntry,
  type ImportFindings,
  type ImportProblem,
  limits,
} from './import/import-plan.ts';
export { type ReadOptions, readImportFiles } from './import/read-import-files.ts';
export { readZip } from './import/read-zip.ts';
export { type OldCheckIn, readOldCheckIns } from './old-records/old-check-ins.ts';
