import { decodeEntities } from '@wordpress/html-entities';
import type { ChartDataRow } from '@storedeck/components';
import { getSegments } from '@storedeck/data';
import { toIso } from '../common/iso-time';
import { getValue } from './chart-rows';
import type { Stats } from './query-result';

/** A line of a chart that compares items. */
interface ItemLine {
	/** Id of the item. */
	key: string;
	label: string;
	/** One for each interval; nothing is 0. */
	values: readonly ( number | null | undefined )[];
}

/**
 * The items of a stats response. Items with the same name get their id in the
 * label.
 *
 * @param field The metric of the chart.
 */
export function getItemSeries(
	{ totals, intervals }: Stats,
	field: string
): Array< ItemLine & { total: number } > {
	const byInterval = intervals.map(
		( { subtotals } ) =>
			new Map(
				getSegments( subtotals ).map( ( segment ) => [
					String( segment.segment_id ),
					segment.subtotals[ field ],
				] )
			)
	);
	const series = getSegments( totals ).map(
		( { segment_id: id, segment_label: label, subtotals } ) => ( {
			key: String( id ),
			label: decodeEntities( String( label || `#${ id }` ) ),
			total: subtotals[ field ] ?? 0,
			values: byInterval.map( ( values ) => values.get( String( id ) ) ),
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

/** @param now The current site time: later intervals have no value. */
export const buildItemRows = (
	intervals: readonly { date_start: string }[],
	lines: readonly ItemLine[],
	now: string
): ChartDataRow[] =>
	intervals.map( ( { date_start: start }, index ) => {
		const date = toIso( start );
		return {
			date,
			...Object.fromEntries(
				lines.map( ( { key, label, values } ) => [
					key,
					{ label, value: getValue( date, now, values[ index ] ) },
				] )
			),
		};
	} );
