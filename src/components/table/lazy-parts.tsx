import type { ComponentProps, ComponentType } from 'react';
import { lazy } from '@wordpress/element';

type SelectorProps = ComponentProps< typeof import('./cells').CellSelector >;

/** Stands for choosing cells where that could not be loaded. */
const NoSelector: ComponentType< SelectorProps > = () => null;

/** Loaded when somebody chooses cells. */
export const LazyCellSelector = lazy< ComponentType< SelectorProps > >(
	async () => {
		try {
			const cells = await import(
				/* webpackChunkName: "table-cells" */ './cells'
			);
			return { default: cells.CellSelector };
		} catch ( error ) {
			console.error( 'Choosing cells could not be loaded.', error );
			return { default: NoSelector };
		}
	}
);

type RowsProps = ComponentProps< typeof import('./virtual').VirtualRows >;

/** Stands for the rows in view where those could not be loaded: all of them. */
const AllRows: ComponentType< RowsProps > = ( { count, renderRow } ) => (
	<tbody>
		{ Array.from( { length: count }, ( _row, index ) =>
			renderRow( index )
		) }
	</tbody>
);

/** Loaded with the first table that is long. */
export const LazyVirtualRows = lazy< ComponentType< RowsProps > >( async () => {
	try {
		const virtual = await import(
			/* webpackChunkName: "table-virtual" */ './virtual'
		);
		return { default: virtual.VirtualRows };
	} catch ( error ) {
		console.error( 'The rows in view could not be loaded.', error );
		return { default: AllRows };
	}
} );
