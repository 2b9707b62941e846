import { __ } from '@wordpress/i18n';
import { itemsStore, useResource } from '@storedeck/data';
import { currentUserCan } from '@storedeck/settings';
import { follow } from '../follow';
import { findPeriodEntries } from '../periods';
import type { SearchGroup } from './search-group';
import { COUPONS, CUSTOMERS, ORDERS, PRODUCTS } from './sources';
import type { Source } from './sources';
import { useDebouncedText } from './use-debounced-text';
import { useMetricGroup } from './use-metric-group';

/** A single letter finds too much; a number may be that of an order. */
const isSearchable = ( text: string ) => text.length > 1 || /^\d$/.test( text );

function useSource(
	source: Source,
	text: string,
	requested: string
): SearchGroup | undefined {
	const isEnabled =
		isSearchable( text ) && currentUserCan( source.capability );
	// Nothing is shown for an older text.
	const isCurrent = text === requested;
	const { data, error, retry } = useResource(
		itemsStore,
		'getItems',
		[ source.id, source.getQuery( requested ) ],
		{ enabled: isEnabled && isSearchable( requested ) }
	);
	if ( ! isEnabled ) {
		return undefined;
	}
	const items = isCurrent && ! error ? data : undefined;
	return {
		id: source.id,
		label: source.label(),
		entries: [ ...( items?.values() ?? [] ) ].flatMap( ( item ) => {
			const result = source.toResult( item );
			return result
				? {
						id: `${ source.id }:${ item.id }`,
						label: result.label,
						group: result.detail,
						open: () => follow( result.href ),
				  }
				: [];
		} ),
		isSearching: ! items && ! ( isCurrent && error ),
		failure: isCurrent && error ? source.failure() : undefined,
		retry,
	};
}

/** Reports of a period that is named, which is no request. */
const getPeriodGroup = ( text: string ): SearchGroup => ( {
	id: 'periods',
	label: __( 'Periods', 'storedeck' ),
	entries: text === '' ? [] : findPeriodEntries( text ),
	isSearching: false,
	failure: undefined,
	retry: () => {},
} );

/**
 * Searches metrics, periods, orders, products, customers and coupons, those that
 * the user may see. Each source is loaded and fails by itself.
 *
 * @param typed The text in the field.
 * @return One group for each source; none for a text that is too short.
 */
export function useStoreSearch( typed: string ): SearchGroup[] {
	const text = typed.trim();
	const requested = useDebouncedText( text );
	return [
		useMetricGroup( text, requested ),
		getPeriodGroup( text ),
		useSource( ORDERS, text, requested ),
		useSource( PRODUCTS, text, requested ),
		useSource( CUSTOMERS, text, requested ),
		useSource( COUPONS, text, requested ),
	].filter( ( group ) => group !== undefined );
}
