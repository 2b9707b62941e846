import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../common/store-format';
import { readQuantity } from './stock-row';

interface Props {
	id: string;
	/** The stored quantity. */
	current: number;
	/** The text in the field. */
	typed: string;
	onKeep: () => void;
	onOverwrite: () => void;
}

/**
 * Asks which quantity is right when another tab, user or order changed it after
 * the page read it.
 */
export function QuantityConflict( {
	id,
	current,
	typed,
	onKeep,
	onOverwrite,
}: Props ) {
	const quantity = readQuantity( typed );
	return (
		<div className="storedeck-quantity__conflict">
			<p id={ id } className="storedeck-quantity__error" role="alert">
				{ sprintf(
					/* translators: %s: number of items in stock. */
					__(
						'Stock quantity was changed to %s in the meantime.',
						'storedeck'
					),
					formatCount( current )
				) }
			</p>
			<Button variant="secondary" size="compact" onClick={ onKeep }>
				{ sprintf(
					/* translators: %s: number of items in stock. */
					__( 'Keep %s', 'storedeck' ),
					formatCount( current )
				) }
			</Button>
			{ quantity !== undefined && (
				<Button
					variant="secondary"
					size="compact"
					onClick={ onOverwrite }
				>
					{ sprintf(
						/* translators: %s: number of items in stock. */
						__( 'Save %s', 'storedeck' ),
						formatCount( quantity )
					) }
				</Button>
			) }
		</div>
	);
}
