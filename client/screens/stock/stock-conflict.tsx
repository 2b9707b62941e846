import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface Props {
	id?: string;
	/** What was changed. */
	message: string;
	/** The stored value. */
	current: string;
	/** The value that was not saved; undefined while it is invalid. */
	wanted: string | undefined;
	onKeep: () => void;
	onOverwrite: () => void;
}

/**
 * Asks which value is right when another tab, user or order changed it after the
 * page read it.
 */
export const StockConflict = ( {
	id,
	message,
	current,
	wanted,
	onKeep,
	onOverwrite,
}: Props ) => (
	<div className="storedeck-stock-conflict">
		<p id={ id } className="storedeck-stock-error" role="alert">
			{ message }
		</p>
		<Button variant="secondary" size="compact" onClick={ onKeep }>
			{ sprintf(
				/* translators: %s: number of items in stock, or a stock status. */
				__( 'Keep %s', 'storedeck' ),
				current
			) }
		</Button>
		{ wanted !== undefined && (
			<Button variant="secondary" size="compact" onClick={ onOverwrite }>
				{ sprintf(
					/* translators: %s: number of items in stock, or a stock status. */
					__( 'Save %s', 'storedeck' ),
					wanted
				) }
			</Button>
		) }
	</div>
);
