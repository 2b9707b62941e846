import CurrencyFactory from '@storedeck/currency';
import { defaultDateTimeFormat, isoDateFormat } from '@storedeck/date';
import moment, { type Moment } from 'moment';
import type { CSVHeader, CSVValue } from './types';

/** Spreadsheets expect a space, not a `T`, between date and time. */
const DATE_TIME_FORMAT = defaultDateTimeFormat.replace( 'T', ' ' );

/**
 * Parses the date of a value in its own time zone; `null` when it is not a
 * date.
 */
function readDate( value: CSVValue ): Moment | null {
	if ( typeof value === 'string' ) {
		// Parsed as UTC, so that date and time are not converted.
		const date = moment.utc(
			value.replace( /(T.*?)(Z|[+-]\d{2}:?\d{2})$/, '$1' ),
			moment.ISO_8601,
			true
		);
		return date.isValid() ? date : null;
	}
	if ( value instanceof Date || moment.isMoment( value ) ) {
		const date = moment( value );
		return date.isValid() ? date : null;
	}
	return null;
}

function formatDate( value: CSVValue, format: string ): CSVValue {
	return readDate( value )?.locale( 'en' ).format( format ) ?? value;
}

/** Writes a number with a fixed number of decimals; other values are unchanged. */
function formatMoney( value: CSVValue, precision?: number ): CSVValue {
	const isNumeric =
		typeof value === 'number' ||
		( typeof value === 'string' &&
			/^\s*-?(\d+\.?\d*|\.\d+)\s*$/.test( value ) );
	if ( ! isNumeric ) {
		return value;
	}
	const currency =
		precision === undefined
			? CurrencyFactory()
			: CurrencyFactory( { precision } );
	return currency.formatDecimalString( value );
}

/**
 * Formats a value by the type of its column. A value of another type (`N/A`
 * among amounts) is written unchanged.
 *
 * @example
 * getCSVValue( 1234.5, { type: 'currency', precision: 2 } ); // '1234.50'
 * getCSVValue( '2022-03-01T10:00:00', { type: 'date' } ); // '2022-03-01'
 */
export function getCSVValue( value: CSVValue, header: CSVHeader ): CSVValue {
	switch ( header.type ) {
		case 'currency':
			return formatMoney( value, header.precision );
		case 'date':
			return formatDate( value, isoDateFormat );
		case 'datetime':
			return formatDate( value, DATE_TIME_FORMAT );
		default:
			return value instanceof Date || moment.isMoment( value )
				? formatDate( value, DATE_TIME_FORMAT )
				: value;
	}
}
