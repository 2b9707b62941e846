import { saveFile } from './save-file';

/** Without a byte order mark, spreadsheets misread characters outside ASCII. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Downloads CSV as a file in UTF-8 with a byte order mark.
 *
 * @param fileName Name of the file.
 * @param content  The CSV.
 */
export const downloadCSVFile = ( fileName: string, content: string ): void =>
	saveFile(
		fileName,
		new Blob( [ BYTE_ORDER_MARK, content ], {
			type: 'text/csv;charset=utf-8',
		} )
	);
