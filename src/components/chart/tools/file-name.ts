const MAX_LENGTH = 80;

/**
 * Returns the file name of a saved chart: letters and digits of any script,
 * other characters as hyphens.
 *
 * @param title     Title of the chart.
 * @param days      First and last day, `2018-05-30`.
 * @param extension For example `svg`.
 *
 * @example
 * getFileName( 'Net sales', [ '2018-05-01', '2018-05-30' ], 'svg' ); // 'net-sales-2018-05-01-2018-05-30.svg'
 */
export function getFileName(
	title: string,
	days: readonly string[],
	extension: string
): string {
	const slug = ( text: string ) =>
		text
			.normalize( 'NFC' )
			.toLowerCase()
			.replace( /[^\p{L}\p{M}\p{N}]+/gu, '-' )
			.replace( /^-|-$/g, '' );
	const name = Array.from( slug( title ) ).slice( 0, MAX_LENGTH ).join( '' );
	return `${ [ name || 'chart', ...days ].join( '-' ) }.${ extension }`;
}
