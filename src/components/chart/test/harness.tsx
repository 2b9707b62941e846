import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Chart } from '..';
import type { ChartDataRow, ChartProps } from '../types';

let width = 600;
const observers = new Set< () => void >();

class FakeResizeObserver {
	private readonly notify: () => void;

	constructor( callback: ResizeObserverCallback ) {
		this.notify = () => callback( [], this );
	}
	observe() {
		observers.add( this.notify );
	}
	unobserve() {}
	disconnect() {
		observers.delete( this.notify );
	}
}

/** Sets the width of all elements, which is 0 in jsdom. */
export function fakeWidth( pixels: number ) {
	width = pixels;
	Object.defineProperty( HTMLElement.prototype, 'offsetWidth', {
		configurable: true,
		get: () => width,
	} );
	window.ResizeObserver = FakeResizeObserver;
}

/** Changes the width and notifies the observers. */
export function resizeTo( pixels: number ) {
	width = pixels;
	observers.forEach( ( notify ) => notify() );
}

export const day = ( index: number ) =>
	`2018-05-${ String( index + 1 ).padStart( 2, '0' ) }T00:00:00`;

/** Two periods of four days; the first has no value on the second day. */
export const periods: ChartDataRow[] = [ 10, null, 30, 20 ].map(
	( value, index ) => ( {
		date: day( index ),
		primary: { label: 'This month', value },
		secondary: {
			label: 'Last month',
			value: 10,
			labelDate: day( index ).replace( '-05-', '-04-' ),
		},
	} )
);

/** Items with totals 2, 4, 6, … */
export const items = ( count: number ): ChartDataRow[] =>
	[ 0, 1 ].map( ( index ) => ( {
		date: day( index ),
		...Object.fromEntries(
			Array.from( { length: count }, ( _, place ) => [
				`product_${ place + 1 }`,
				{ label: `Product ${ place + 1 }`, value: place + 1 },
			] )
		),
	} ) );

export function renderChart( props: Partial< ChartProps > = {} ) {
	const user = userEvent.setup();
	const element = ( changes: Partial< ChartProps > = {} ) => (
		<Chart
			title="Net sales"
			data={ periods }
			legendPosition="bottom"
			{ ...props }
			{ ...changes }
		/>
	);
	const view = render( element() );
	return {
		user,
		...view,
		update: ( changes: Partial< ChartProps > ) =>
			view.rerender( element( changes ) ),
	};
}
