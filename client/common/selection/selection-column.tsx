import { __, sprintf } from '@wordpress/i18n';
import type { TableCell, TableHeader } from '@storedeck/components';
import type { Selection } from './use-selection';

/**
 * Header of the selection column, with "Select all".
 *
 * @param selection The selection.
 * @param canSelect Whether any row can be selected.
 */
export const getSelectionHeader = (
	selection: Selection,
	canSelect: boolean
): TableHeader => ( {
	key: 'selection',
	label: (
		<input
			type="checkbox"
			aria-label={ __( 'Select all', 'storedeck' ) }
			checked={ selection.isAll }
			ref={ ( box ) => {
				if ( box ) {
					box.indeterminate =
						! selection.isAll && selection.ids.length > 0;
				}
			} }
			disabled={ ! canSelect }
			onChange={ selection.toggleAll }
		/>
	),
	isLeftAligned: true,
	required: true,
	cellClassName: 'is-checkbox-column',
} );

/**
 * Cell of the selection column.
 *
 * @param selection The selection.
 * @param id        Id of the row.
 * @param name      Accessible name of the row; undefined when it cannot be selected.
 */
export const getSelectionCell = (
	selection: Selection,
	id: number,
	name: string | undefined
): TableCell => ( {
	display:
		name === undefined ? null : (
			<input
				type="checkbox"
				aria-label={ sprintf(
					/* translators: %s: name of the item in the row. */
					__( 'Select %s', 'storedeck' ),
					name
				) }
				checked={ selection.has( id ) }
				onChange={ () => selection.toggle( id ) }
			/>
		),
	value: '',
} );
