import { __, sprintf } from '@wordpress/i18n';

import { toWallClockText, type WallTime } from '../formats/wall-clock';
import { isGap } from '../model/thin';
import type { ExportSource } from './source';

/** What spreadsheets would take for a formula. */
const FORMULA = /^[=+\-@]/;

function cell( text: string ): string {
	const line = text.replace( /[\t\r\n]+/g, ' ' ).trim();
	return FORMULA.test( line ) ? `'${ line }` : line;
}

/**
 * The values of a chart for a spreadsheet: cells apart by tabs, dates and
 * numbers as machines write them, gaps empty.
 */
export function writeTable( {
	dates,
	series,
	interval,
	annotations,
}: Pick<
	ExportSource,
	'dates' | 'series' | 'interval' | 'annotations'
> ): string {
	const date = ( time: WallTime | null ) =>
		time === null
			? ''
			: toWallClockText( time )
					.slice( 0, interval === 'hour' ? 16 : 10 )
					.replace( 'T', ' ' );
	const notes = new Map(
		annotations.map( ( { index, labels } ) => [ index, labels ] )
	);
	// Values of another period carry their own dates.
	const isDated = series.map( ( { labelDateOf } ) =>
		dates.some(
			( time, index ) => ( labelDateOf( index ) ?? time ) !== time
		)
	);
	const rows = dates.map( ( time, index ) => [
		date( time ),
		...series.flatMap( ( { values, labelDateOf }, place ) => {
			const value = values[ index ];
			const text = isGap( value ) ? '' : String( value );
			return isDated[ place ]
				? [ date( labelDateOf( index ) ), text ]
				: [ text ];
		} ),
		...( notes.size > 0
			? [ cell( ( notes.get( index ) ?? [] ).join( ', ' ) ) ]
			: [] ),
	] );
	const head = [
		__( 'Date', 'storedeck' ),
		...series.flatMap( ( { label }, place ) =>
			isDated[ place ]
				? [
						/* translators: %s: name of a series */
						sprintf( __( 'Date of %s', 'storedeck' ), label ),
						label,
				  ]
				: [ label ]
		),
		...( notes.size > 0 ? [ __( 'Notes', 'storedeck' ) ] : [] ),
	].map( cell );
	return [ head, ...rows ]
		.map( ( cells ) => cells.join( '\t' ) )
		.join( '\n' );
}
