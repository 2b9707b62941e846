import { decodeEntities } from '@wordpress/html-entities';
import { getSegments } from '@storedeck/data';
import type { ReportTotals } from '@storedeck/data';
import type { IntervalRow } from './types';

/** A line of a chart that compares items. */
interface ItemSeries {
	/** Id of the item. */
	key: string;
	label: string;
	total: number;
}

type ItemRow = {
	/** In the site time zone, `YYYY-MM-DDTHH:mm:ss`. */
	date: string;
} & Record< string, string | { label: string; value: number | null } >;

/**
 * The items of a stats response. Items with the same name get their id in the
 * label.
 *
 * @param field The metric of the chart.
 */
export function getItemSeries(
	totals: ReportTotals,
	field: string
): ItemSeries[] {
	const series = getSegments( totals ).map(
		( { segment_id: id, segment_label: label, subtotals } ) => ( {
			key: String( id ),
			label: decodeEntities( String( label || `#${ id }` ) ),
			total: subtotals[ field ] ?? 0,
		} )
	);
	const count = new Map< string, number >();
	for ( const { label } of series ) {
		count.set( label, ( count.get( label ) ?? 0 ) + 1 );
	}
	return series.map( ( item ) =>
		( count.get( item.label ) ?? 0 ) > 1
			? { ...item, label: `${ item.label } (#${ item.key })` }
			: item
	);
}

interface ItemRowsInput {
	intervals: IntervalRow[];
	series: ItemSeries[];
	/** The metric of the chart. */
	field: string;
	/** The current site time: later intervals have no value. */
	now: string;
}

export function buildItemRows( {
	intervals,
	series,
	field,
	now,
}: ItemRowsInput ): ItemRow[] {
	return intervals.map( ( { date_start: start, subtotals } ) => {
		const date = start.replace( ' ', 'T' );
		const values = new Map(
			getSegments( subtotals ).map( ( segment ) => [
				String( segment.segment_id ),
				segment.subtotals[ field ] ?? 0,
			] )
		);
		return {
			date,
			...Object.fromEntries(
				series.map( ( { key, label } ) => [
					key,
					{
						label,
						value: date > now ? null : values.get( key ) ?? 0,
					},
				] )
			),
		};
	} );
}
