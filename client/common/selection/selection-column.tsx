import { __, sprintf } from '@wordpress/i18n';
import type { TableCell, TableHeader } from '@storedeck/components';
import type { Selection } from './use-selection';

/**
 * The header of the column that chooses rows.
 *
 * @param selection What is chosen.
 * @param canChoose Whether there is any row to choose.
 */
export const getSelectionHeader = (
	selection: Selection,
	canChoose: boolean
): TableHeader => ( {
	key: 'selection',
	label: (
		<input
			type="checkbox"
			aria-label={ __( 'Select All', 'storedeck' ) }
			checked={ selection.isAll }
			ref={ ( box ) => {
				if ( box ) {
					box.indeterminate =
						! selection.isAll && selection.ids.length > 0;
				}
			} }
			disabled={ ! canChoose }
			onChange={ selection.toggleAll }
		/>
	),
	isLeftAligned: true,
	required: true,
	cellClassName: 'is-checkbox-column',
} );

/**
 * The cell that chooses a row.
 *
 * @param selection What is chosen.
 * @param id        The row; nothing can be chosen without it.
 * @param name      What the row is called.
 */
export const getSelectionCell = (
	selection: Selection,
	id: number | undefined,
	name: string
): TableCell => ( {
	display:
		id === undefined ? null : (
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
