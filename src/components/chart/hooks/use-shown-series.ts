import { useMemo, useState } from '@wordpress/element';
import { applyContained, createRule, shapeOf } from '@storedeck/hooks';

import { COMPARISON_COLOR, getAccent, getSlotColor } from '../model/colors';
import {
	getFirstSlots,
	MAX_SERIES,
	toggleSlot,
	type Slots,
} from '../model/visible-slots';
import type { ChartMode, ChartSeries, ShownSeries } from '../types';

/** Callbacks return the index for the default color. */
const COLOR_OR_INDEX = shapeOf< string | number >(
	createRule(
		'a color that starts with #, or the index',
		( value ) =>
			typeof value === 'number' || String( value ).startsWith( '#' )
	)
);

/** Returns the color set by a plugin; only `#…` is supported. */
export function getSeriesColor(
	index: number,
	key: string,
	orderedKeys: string[]
): string | null {
	const color = applyContained< string | number >(
		'woocommerce_admin_chart_item_color',
		index,
		COLOR_OR_INDEX,
		key,
		orderedKeys
	);
	return typeof color === 'string' ? color : null;
}

/** The period has the color of what is selected, its comparison none. */
const PERIOD_COLORS = [ getAccent, () => COMPARISON_COLOR ];

/** Adds visibility and colors to the series. */
function showSeries(
	series: ChartSeries[],
	slots: Slots,
	mode: ChartMode
): ShownSeries[] {
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
				getSeriesColor( index, item.key, [ ...visibleKeys ] ) ??
				( mode === 'time-comparison'
					? PERIOD_COLORS[ slot ]?.()
					: undefined ) ??
				getSlotColor( slot, slotCount ),
		};
	} );
}

/**
 * Manages the visible series. When the keys change, the first series are
 * visible.
 */
export function useShownSeries(
	series: ChartSeries[],
	mode: ChartMode
): {
	shown: ShownSeries[];
	toggle: ( key: string ) => void;
} {
	const keys = series.map( ( { key } ) => key );
	const signature = JSON.stringify( [ ...keys ].sort() );
	const [ state, setState ] = useState( {
		signature,
		slots: getFirstSlots( keys ),
	} );
	let { slots } = state;
	if ( state.signature !== signature ) {
		slots = getFirstSlots( keys );
		setState( { signature, slots } );
	}
	// Colors are filtered on every render, because a plugin may be loaded late.
	// The array only changes when its content changes.
	const serialized = JSON.stringify( showSeries( series, slots, mode ) );
	const shown = useMemo< ShownSeries[] >(
		() => JSON.parse( serialized ),
		[ serialized ]
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
