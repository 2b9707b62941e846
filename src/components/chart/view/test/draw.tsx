import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { layoutChart } from '../../model/layout-chart';
import type { LayoutOptions, LayoutSeries } from '../../model/types';
import type { ShownSeries } from '../../types';

export const DAY = 864e5;
const keys = [ 'a', 'b' ];
/** Two series. */
export const shown = keys.map(
	( key, slot ): ShownSeries => ( {
		key,
		label: key.toUpperCase(),
		total: 0,
		isVisible: true,
		color: slot ? 'blue' : 'red',
		slot,
	} )
);
export const measure = ( text: string ) => text.length * 6;

/** The layout of up to two series of days, 600 by 250 px. */
export function layout(
	values: Array< Array< number | null > >,
	changes: Partial< LayoutOptions > = {}
) {
	const series = values.map(
		( list, place ): LayoutSeries => ( {
			key: keys[ place ] ?? '',
			values: list,
			isComparison: place > 0,
		} )
	);
	return layoutChart(
		series,
		{ width: 600, height: 250 },
		{
			type: 'line',
			mode: 'time-comparison',
			interval: 'day',
			dates: ( values[ 0 ] ?? [] ).map( ( _, index ) => index * DAY ),
			measure,
			format: {
				x: ( time ) => String( time / DAY + 1 ),
				x2: () => 'May',
				y: () => String,
			},
			...changes,
		}
	);
}

/**
 * Renders parts of a drawing. Returns a function that reads the attributes of
 * the elements that match a selector, in the order of the given names.
 */
export const draw = ( content: ReactNode ) => {
	const { container } = render( <svg>{ content }</svg> );
	return ( selector: string, ...names: string[] ) =>
		Array.from( container.querySelectorAll( selector ), ( node ) =>
			names.map( ( name ) => node.getAttribute( name ) )
		);
};
