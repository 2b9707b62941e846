import type { CSSProperties } from 'react';
import { getActiveFiltersFromQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { AdvancedFiltersProps } from '../advanced-filters';

interface Props {
	query: Query;
	/** The filters of the card; without them it compares. */
	filters?: AdvancedFiltersProps[ 'config' ][ 'filters' ];
}

/** Holds the room of a card that is on its way, so that nothing moves when it comes. */
export function CardPlace( { query, filters }: Props ) {
	const active = filters ? getActiveFiltersFromQuery( query, filters ) : [];
	// A search takes a line of its own on a phone.
	const searches = active.filter(
		( { key } ) => filters?.[ key ]?.input.component === 'Search'
	);
	const style: CSSProperties & Record< `--${ string }`, number > = {
		'--filters': active.length,
		'--searches': searches.length,
	};
	return (
		<div
			className={ `woocommerce-filters__card-place ${
				filters ? 'is-advanced' : 'is-comparison'
			}` }
			style={ style }
			aria-busy="true"
		/>
	);
}
