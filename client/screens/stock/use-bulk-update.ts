import { _n, sprintf } from '@wordpress/i18n';
import { useBulkSend } from '../../common/bulk-edit';
import type { BulkSend } from '../../common/bulk-edit';
import { formatCount } from '../../common/store-format';
import type { StockRow } from './stock-row';
import type { SaveStock } from './use-save-stock';

interface Change {
	row: StockRow;
	quantity: number;
	previous: number;
}

/** Sets the same quantity for several products and offers to undo it. */
export interface BulkUpdate extends Pick< BulkSend< Change >, 'progress' > {
	run: ( rows: readonly StockRow[], quantity: number ) => Promise< unknown >;
}

/**
 * @param onSave    Saves one quantity.
 * @param keepFocus Called before the focused "Undo" button is removed.
 */
export function useBulkUpdate(
	onSave: SaveStock,
	keepFocus: () => void
): BulkUpdate {
	const { progress, run } = useBulkSend< Change >( {
		keepFocus,
		getFailedText: ( count ) =>
			sprintf(
				/* translators: %s: number of products. */
				_n(
					'Could not save stock for %s product.',
					'Could not save stock for %s products.',
					count,
					'storedeck'
				),
				formatCount( count )
			),
		send: async ( changes ) => {
			const failures = await Promise.all(
				changes.map( ( { row, quantity, previous } ) =>
					onSave( row, quantity, previous )
				)
			);
			return {
				inverse: changes
					.filter( ( _change, index ) => ! failures[ index ] )
					.map( ( { row, quantity, previous } ) => ( {
						row,
						quantity: previous,
						previous: quantity,
					} ) ),
				failed: changes.flatMap( ( { row: { id, name } }, index ) => {
					const failure = failures[ index ];
					return failure
						? { id, name, message: failure.message }
						: [];
				} ),
			};
		},
	} );

	return {
		progress,
		run: ( rows, quantity ) =>
			run(
				rows.map( ( row ) => ( {
					row,
					quantity,
					previous: row.quantity ?? 0,
				} ) ),
				( count ) =>
					sprintf(
						/* translators: %s: number of products. */
						_n(
							'Stock updated for %s product.',
							'Stock updated for %s products.',
							count,
							'storedeck'
						),
						formatCount( count )
					)
			),
	};
}
