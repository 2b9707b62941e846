import { __, sprintf } from '@wordpress/i18n';
import { startsFormula } from '@storedeck/csv-export/starts-formula';

import { toWallClockText, type WallTime } from '../formats/wall-clock';
import { isGap } from '../model/downsample';
import type { ExportSource } from './source';

export function formatCell( text: string ): string {
	const line = text.replace( /[\t\r\n]+/g, ' ' ).trim();
	return startsFormula( line ) ? `'${ line }` : line;
}

/**
 * Formats the values of a chart as tab-separated text for a spreadsheet, with
 * ISO dates, unformatted numbers and empty cells for gaps.
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
	// Series of another period have a column with their own dates.
	const isDated = series.map( ( { getLabelDate } ) =>
		dates.some(
			( time, index ) => ( getLabelDate( index ) ?? time ) !== time
		)
	);
	const rows = dates.map( ( time, index ) => [
		date( time ),
		...series.flatMap( ( { values, getLabelDate }, seriesIndex ) => {
			const value = values[ index ];
			const text = isGap( value ) ? '' : String( value );
			return isDated[ seriesIndex ]
				? [ date( getLabelDate( index ) ), text ]
				: [ text ];
		} ),
		...( notes.size > 0
			? [ formatCell( ( notes.get( index ) ?? [] ).join( ', ' ) ) ]
			: [] ),
	] );
	const head = [
		__( 'Date', 'storedeck' ),
		...series.flatMap( ( { label }, seriesIndex ) =>
			isDated[ seriesIndex ]
				? [
						/* translators: %s: name of a series. */
						sprintf( __( 'Date (%s)', 'storedeck' ), label ),
						label,
				  ]
				: [ label ]
		),
		...( notes.size > 0 ? [ __( 'Notes', 'storedeck' ) ] : [] ),
	].map( formatCell );
	return [ head, ...rows ]
		.map( ( cells ) => cells.join( '\t' ) )
		.join( '\n' );
}
