import { getSetting } from '@storedeck/settings';

const DEFAULT_FORMAT = 'MM/DD/YYYY';

/** Moment's tokens by the letters of PHP's `date`. */
const TOKENS: Record< string, string > = {
	d: 'DD',
	j: 'DD',
	m: 'MM',
	n: 'MM',
	F: 'MM',
	M: 'MM',
	Y: 'YYYY',
	y: 'YYYY',
	o: 'YYYY',
};

/** The separator between the numbers of a date, if it is a common one. */
function getSeparator( format: string ): string {
	const [ , separator = '/' ] =
		/^[a-z]([./-])[a-z]\1[a-z]$/i.exec( format ) ?? [];
	return separator;
}

/**
 * The format of dates that are typed: the order of day, month and year of the
 * site's date format, in digits. `MM/DD/YYYY` if the site's format has no day
 * or no month.
 *
 * @example
 * getDateInputFormat(); // 'DD.MM.YYYY' if the site's date format is 'd.m.Y'
 *
 * @return Moment syntax.
 */
export function getDateInputFormat(): string {
	const format = getSetting( 'dateFormat' ).replace( /\\./g, '' );
	const tokens = [
		...new Set(
			[ ...format ].flatMap( ( letter ) => TOKENS[ letter ] ?? [] )
		),
	];
	if ( ! tokens.includes( 'DD' ) || ! tokens.includes( 'MM' ) ) {
		return DEFAULT_FORMAT;
	}
	const order = tokens.includes( 'YYYY' ) ? tokens : [ ...tokens, 'YYYY' ];
	return order.join( getSeparator( format.trim() ) );
}
