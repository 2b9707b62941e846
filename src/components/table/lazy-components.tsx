import type { ComponentProps, ComponentType } from 'react';
import { lazy } from '@wordpress/element';

type SelectorProps = ComponentProps< typeof import('./cells').CellSelector >;

/** Rendered if the cell selector fails to load. */
const CellSelectorFallback: ComponentType< SelectorProps > = () => null;

/** Loaded when cell selection starts. */
export const LazyCellSelector = lazy< ComponentType< SelectorProps > >(
	async () => {
		try {
			const cells = await import(
				/* webpackChunkName: "table-cells" */ './cells'
			);
			return { default: cells.CellSelector };
		} catch ( error ) {
			console.error( 'Could not load the cell selection.', error );
			return { default: CellSelectorFallback };
		}
	}
);

type RowsProps = ComponentProps< typeof import('./virtual').VirtualRows >;

/** Rendered if the virtualized rows fail to load: all rows. */
const UnvirtualizedRows: ComponentType< RowsProps > = ( {
	count,
	renderRow,
} ) => (
	<tbody>
		{ Array.from( { length: count }, ( _row, index ) =>
			renderRow( index )
		) }
	</tbody>
);

/** Loaded with the first virtualized table. */
export const LazyVirtualRows = lazy< ComponentType< RowsProps > >( async () => {
	try {
		const virtual = await import(
			/* webpackChunkName: "table-virtual" */ './virtual'
		);
		return { default: virtual.VirtualRows };
	} catch ( error ) {
		console.error( 'Could not load the virtualized rows.', error );
		return { default: UnvirtualizedRows };
	}
} );
