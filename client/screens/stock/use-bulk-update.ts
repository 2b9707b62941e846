import { useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../common/store-format';
import { useSnackbar } from '../../common/use-snackbar';
import type { StockRow } from './stock-row';
import type { SaveStock } from './use-save-stock';

/** Sets the same quantity for several products and offers to undo it. */
export interface BulkUpdate {
	run: ( rows: readonly StockRow[], quantity: number ) => Promise< void >;
	/** Shows why the typed value is invalid. */
	showInvalid: ( message: string ) => void;
	isBusy: boolean;
}

/**
 * @param onSave    Saves one quantity.
 * @param keepFocus Called before the focused "Undo" button is removed.
 */
export function useBulkUpdate(
	onSave: SaveStock,
	keepFocus: () => void
): BulkUpdate {
	const [ isBusy, setIsBusy ] = useState( false );
	const notify = useSnackbar();

	/** @return Rows that were saved. */
	const saveAll = async (
		changes: ReadonlyArray< {
			row: StockRow;
			quantity: number;
			previous: number;
		} >
	) => {
		const failures = await Promise.all(
			changes.map( ( { row, quantity, previous } ) =>
				onSave( row, quantity, previous )
			)
		);
		const failed = failures.filter( ( failure ) => failure !== undefined );
		if ( failed.length > 0 ) {
			notify.error(
				sprintf(
					/* translators: %s: number of products. */
					_n(
						'Could not save stock for %s product.',
						'Could not save stock for %s products.',
						failed.length,
						'storedeck'
					),
					formatCount( failed.length )
				),
				new Error( failed[ 0 ]?.message )
			);
		}
		return changes
			.filter( ( _change, index ) => failures[ index ] === undefined )
			.map( ( { row } ) => row );
	};

	return {
		isBusy,
		showInvalid: ( message ) => notify.error( message ),
		run: async ( rows, quantity ) => {
			setIsBusy( true );
			const saved = await saveAll(
				rows.map( ( row ) => ( {
					row,
					quantity,
					previous: row.quantity ?? 0,
				} ) )
			);
			setIsBusy( false );
			if ( saved.length === 0 ) {
				return;
			}
			notify.success(
				sprintf(
					/* translators: %s: number of products. */
					_n(
						'Stock updated for %s product.',
						'Stock updated for %s products.',
						saved.length,
						'storedeck'
					),
					formatCount( saved.length )
				),
				() => {
					keepFocus();
					saveAll(
						saved.map( ( row ) => ( {
							row,
							quantity: row.quantity ?? 0,
							previous: quantity,
						} ) )
					);
				}
			);
		},
	};
}
