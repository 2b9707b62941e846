export { generateCSVDataFromTable } from './generate-csv-data';
export { generateCSVFileName } from './generate-csv-file-name';
export { downloadCSVFile } from './download-csv-file';
export { escapeCSVValue } from './escape-csv-value';
export { getCSVValue } from './csv-value';
export type { CSVCell, CSVColumnType, CSVHeader, CSVValue } from './types';
export { downloadUrl, saveFile } from './save-file';
