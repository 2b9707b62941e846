/** Parses CSV by RFC 4180, with lines that end in `\n`. */
export function parseCSV( csv: string ): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy;
	let isOpen = true;
	while ( isOpen ) {
		const match = cellPattern.exec( csv );
		if ( ! match ) {
			throw new Error( `Malformed: ${ csv }` );
		}
		const [ , quoted, plain, end ] = match;
		row.push( quoted?.replaceAll( '""', '"' ) ?? plain ?? '' );
		if ( end !== ',' ) {
			rows.push( row );
			row = [];
		}
		isOpen = end !== '';
	}
	return rows;
}
