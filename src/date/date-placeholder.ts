import { _x } from '@wordpress/i18n';

/**
 * The text of an empty date field: its format in letters that people who read the
 * language know.
 *
 * @example
 * getDatePlaceholder( 'DD.MM.YYYY' ); // 'dd.mm.yyyy', in German 'tt.mm.jjjj'
 *
 * @param format Moment syntax.
 */
export function getDatePlaceholder( format: string ): string {
	const names: Record< string, string > = {
		DD: _x( 'dd', 'day in a date format', 'storedeck' ),
		MM: _x( 'mm', 'month in a date format', 'storedeck' ),
		YYYY: _x( 'yyyy', 'year in a date format', 'storedeck' ),
	};
	return format
		.replace( /\b(?:DD|MM|YYYY)\b/g, ( token ) => names[ token ] ?? token )
		.toLowerCase();
}
