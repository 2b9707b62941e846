import { useMemo, useState } from '@wordpress/element';
import { applyFilters } from '@wordpress/hooks';

import { getSlotColor } from '../model/colors';
import {
	firstSlots,
	MAX_SERIES,
	toggleSlot,
	type Slots,
} from '../model/visible-slots';
import type { ChartSeries, ShownSeries } from '../types';

/** A color that a plugin chooses for a series; only `#…` counts. */
function getFilteredColor(
	index: number,
	key: string,
	orderedKeys: string[]
): string | null {
	try {
		const color: unknown = applyFilters(
			'woocommerce_admin_chart_item_color',
			index,
			key,
			orderedKeys
		);
		return typeof color === 'string' && color.startsWith( '#' )
			? color
			: null;
	} catch ( error ) {
		// The chart goes on in its own colors; the fault stays visible.
		window.reportError?.( error );
		return null;
	}
}

/** The series with their colors, in the order they came. */
function showSeries( series: ChartSeries[], slots: Slots ): ShownSeries[] {
	const visibleKeys = series.flatMap( ( { key } ) =>
		slots.includes( key ) ? [ key ] : []
	);
	const slotCount = Math.min( series.length, MAX_SERIES );
	return series.map( ( item ) => {
		const slot = slots.indexOf( item.key );
		if ( slot === -1 ) {
			return { ...item, isVisible: false };
		}
		const index = visibleKeys.indexOf( item.key );
		return {
			...item,
			isVisible: true,
			slot,
			color:
				getFilteredColor( index, item.key, [ ...visibleKeys ] ) ??
				getSlotColor( slot, slotCount ),
		};
	} );
}

/**
 * Which series are visible. When the set of keys changes, the first ones are.
 */
export function useShownSeries( series: ChartSeries[] ): {
	shown: ShownSeries[];
	toggle: ( key: string ) => void;
} {
	const keys = series.map( ( { key } ) => key );
	const signature = JSON.stringify( [ ...keys ].sort() );
	const [ state, setState ] = useState( {
		signature,
		slots: firstSlots( keys ),
	} );
	let { slots } = state;
	if ( state.signature !== signature ) {
		slots = firstSlots( keys );
		setState( { signature, slots } );
	}
	// Colors are asked for at every render, so that a plugin that comes late
	// is heard; the list is a new one only when it says something new.
	const said = JSON.stringify( showSeries( series, slots ) );
	const shown = useMemo< ShownSeries[] >(
		() => JSON.parse( said ),
		[ said ]
	);
	return {
		shown,
		toggle: ( key ) =>
			setState( ( current ) => ( {
				...current,
				slots: toggleSlot( current.slots, key ),
			} ) ),
	};
}
