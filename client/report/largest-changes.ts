import { decodeEntities } from '@wordpress/html-entities';
import { getSegments } from '@storedeck/data';
import type { Stats } from './queries';
import { getDifference } from './rows-by-change';

export interface ItemChange {
	/** A number, or a text such as the code of a country. */
	id: number | string;
	label: string;
	value: number;
	previous: number;
	difference: number;
}

export interface LargestChanges {
	/** The largest first. */
	increases: ItemChange[];
	decreases: ItemChange[];
}

/**
 * The items whose metric changed most, of all items of both periods.
 *
 * @param primary   Stats with segments.
 * @param secondary
 * @param metric
 * @param count     Of increases and of decreases.
 * @return Undefined if segments do not have the metric.
 */
export function getLargestChanges(
	primary: Stats,
	secondary: Stats,
	metric: string,
	count = 5
): LargestChanges | undefined {
	const segments = [ primary, secondary ].map( ( { totals } ) =>
		getSegments( totals )
	);
	const all = segments.flat();
	if (
		all.length > 0 &&
		! all.some( ( { subtotals } ) => metric in subtotals )
	) {
		return undefined;
	}
	const [ values, previousValues ] = segments.map(
		( list ) =>
			new Map(
				list.map( ( { segment_id: id, subtotals } ) => [
					id,
					subtotals[ metric ] ?? 0,
				] )
			)
	);
	const labels = new Map(
		all.map( ( { segment_id: id, segment_label: label } ) => [
			id,
			decodeEntities( String( label || `#${ id }` ) ),
		] )
	);
	const changes = [ ...labels ].map( ( [ id, label ] ): ItemChange => {
		const value = values?.get( id ) ?? 0;
		const previous = previousValues?.get( id ) ?? 0;
		return {
			id,
			label,
			value,
			previous,
			difference: getDifference( value, previous ),
		};
	} );
	const sorted = changes.sort( ( a, b ) => b.difference - a.difference );
	return {
		increases: sorted
			.filter( ( { difference } ) => difference > 0 )
			.slice( 0, count ),
		decreases: sorted
			.filter( ( { difference } ) => difference < 0 )
			.reverse()
			.slice( 0, count ),
	};
}
