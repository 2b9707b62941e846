/** Growth of a screen that is too much. */
const LIMIT = 1.1;

const format = ( value ) =>
	Number.isInteger( value ) ? String( value ) : value.toFixed( 1 );

const printTable = ( columns, rows ) => {
	console.log( `\n| ${ columns.join( ' | ' ) } |` );
	console.log( `| --- |${ ' ---: |'.repeat( columns.length - 1 ) }` );
	for ( const row of rows ) {
		console.log( `| ${ row.join( ' | ' ) } |` );
	}
};

const SCREEN_COLUMNS = {
	files: 'files',
	size: 'kB',
	allFiles: 'all files',
	allSize: 'all kB',
};

/**
 * Prints what each screen loads, and the change if there are earlier figures.
 *
 * @param {Record<string, Record<string, number>>} screens
 * @param {Record<string, Record<string, number>>} [before]
 */
export function printScreens( screens, before ) {
	const keys = Object.keys( SCREEN_COLUMNS );
	const show = ( screen, earlier, key ) => {
		if ( ! earlier ) {
			return format( screen[ key ] );
		}
		const change = ( screen[ key ] / earlier[ key ] - 1 ) * 100;
		return `${ format( earlier[ key ] ) } → ${ format( screen[ key ] ) } (${
			change > 0 ? '+' : ''
		}${ change.toFixed( 1 ) } %)`;
	};
	printTable(
		[ 'screen', ...Object.values( SCREEN_COLUMNS ) ],
		Object.entries( screens ).map( ( [ path, screen ] ) => [
			path,
			...keys.map( ( key ) => show( screen, before?.[ path ], key ) ),
		] )
	);
	const grown = Object.entries( screens ).filter( ( [ path, screen ] ) =>
		keys.some(
			( key ) =>
				screen[ key ] >
				( before?.[ path ]?.[ key ] ?? Infinity ) * LIMIT
		)
	);
	if ( grown.length ) {
		console.log(
			`\nGrown by more than ${ Math.round(
				( LIMIT - 1 ) * 100
			) } %: ${ grown.map( ( [ path ] ) => path ).join( ', ' ) }`
		);
		process.exitCode = 1;
	}
}

/**
 * Prints what each library adds to a page.
 *
 * @param {Record<string, Record<string, number>>} libraries
 */
export function printLibraries( libraries ) {
	printTable(
		[ 'library', 'own kB', 'files', 'kB', 'all kB', 'kB on a report' ],
		Object.entries( libraries ).map(
			( [ name, { own, files, size, all, report } ] ) => [
				name,
				...[ own, files, size, all, report ].map( format ),
			]
		)
	);
}
