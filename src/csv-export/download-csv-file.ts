import { saveFile } from './save-file';

/** Without it spreadsheets read other scripts than Latin as a muddle. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Saves CSV as a file on the reader's computer, in UTF-8 with a byte order mark.
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
