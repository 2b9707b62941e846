import { decodeEntities } from '@wordpress/html-entities';
import { getSegments } from '@storedeck/data';
import type { ReportTotals } from '@storedeck/data';
import type { IntervalRow } from './types';

/** A line of a chart that compares items: its place in the rows and its name. */
interface ItemSeries {
	/** Id of the item. */
	key: string;
	label: string;
	total: number;
}

export type ItemRow = {
	/** Wall clock of the shop, `YYYY-MM-DDTHH:mm:ss`. */
	date: string;
} & Record< string, string | { label: string; value: number | null } >;

/**
 * The items of a stats answer. Those of the same name are told apart by their
 * ids.
 *
 * @param totals Of the whole range.
 * @param field  The figure that is drawn.
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
	/** The figure that is drawn. */
	field: string;
	/** The shop's wall clock now: what comes later has no value. */
	now: string;
}

/** One row for each interval, with a value for each item. */
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
