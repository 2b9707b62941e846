import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { announce } from '../../../common/announce';
import { getStatusLabel } from '../status-label';
import type { StockRow } from '../stock-row';
import type { SaveStatus } from './use-save-status';

const STATUSES = [ 'instock', 'outofstock', 'onbackorder' ];

/** Stock status of a product or variation whose quantity is not tracked. */
export const StatusField = ( {
	row,
	onSave,
}: {
	row: StockRow;
	onSave: SaveStatus;
} ) => (
	<SelectControl
		__nextHasNoMarginBottom
		className="storedeck-stock-status"
		label={ sprintf(
			/* translators: %s: name of a product. */
			__( 'Status of %s', 'storedeck' ),
			row.name
		) }
		hideLabelFromVision
		value={ row.status }
		options={ STATUSES.map( ( value ) => ( {
			value,
			label: getStatusLabel( value ),
		} ) ) }
		onChange={ async ( status ) => {
			if ( await onSave( row, status ) ) {
				announce(
					sprintf(
						/* translators: 1: name of a product, 2: stock status. */
						__( '%1$s: status updated to %2$s.', 'storedeck' ),
						row.name,
						getStatusLabel( status )
					)
				);
			}
		} }
	/>
);
