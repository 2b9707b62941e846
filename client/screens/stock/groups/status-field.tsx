import { SelectControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { announce } from '../../../common/announce';
import { getStockStatusLabel } from '../../../common/product/status-labels';
import { StockConflict } from '../stock-conflict';
import type { StockRow } from '../stock-row';
import type { SaveStatus } from './use-save-status';

const STATUSES = [ 'instock', 'outofstock', 'onbackorder' ];

/** Stock status of a product or variation whose quantity is not tracked. */
export function StatusField( {
	row,
	onSave,
}: {
	row: StockRow;
	onSave: SaveStatus;
} ) {
	/** The status that was not saved, because the stored one was changed. */
	const [ conflict, setConflict ] = useState< {
		wanted: string;
		current: string;
	} >();
	const select = useRef< HTMLSelectElement >( null );
	/** Number of the latest save; results of earlier ones are ignored. */
	const latest = useRef( 0 );

	const save = async ( status: string, previous: string ) => {
		const saveNumber = ++latest.current;
		setConflict( undefined );
		const { isSaved, current, showFailure } = await onSave(
			row,
			status,
			previous
		);
		if ( ! select.current ) {
			showFailure?.();
			return;
		}
		if ( saveNumber !== latest.current ) {
			return;
		}
		if ( current !== undefined ) {
			setConflict( { wanted: status, current } );
		}
		if ( isSaved ) {
			announce(
				sprintf(
					/* translators: 1: name of a product, 2: stock status. */
					__( '%1$s: status updated to %2$s.', 'storedeck' ),
					row.name,
					getStockStatusLabel( status )
				)
			);
		}
	};

	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				ref={ select }
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
					label: getStockStatusLabel( value ),
				} ) ) }
				onChange={ ( status ) => save( status, row.status ) }
			/>
			{ conflict && (
				<StockConflict
					message={ sprintf(
						/* translators: %s: stock status. */
						__(
							'Stock status was changed to “%s” in the meantime.',
							'storedeck'
						),
						getStockStatusLabel( conflict.current )
					) }
					current={ getStockStatusLabel( conflict.current ) }
					wanted={ getStockStatusLabel( conflict.wanted ) }
					onKeep={ () => {
						setConflict( undefined );
						select.current?.focus();
					} }
					onOverwrite={ () => {
						save( conflict.wanted, conflict.current );
						select.current?.focus();
					} }
				/>
			) }
		</>
	);
}
